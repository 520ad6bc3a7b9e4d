# The Mission Log, as it is read and downloaded.

timestories-log-mission = Mission
timestories-log-profile = Rules
timestories-log-names = Agents
timestories-log-when = Date
timestories-log-ending = Mission Return
timestories-log-score = Score
timestories-log-return = Azrak on the Return
timestories-log-runs = Runs
timestories-log-experience = Remembered
