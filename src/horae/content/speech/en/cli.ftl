# What the commands say.

unknown-language = the languages are: { $known }
unknown-bot = there is no bot called “{ $bot }” for { $game }; its bots are: { $known }
bad-games = play at least one game, not { $games }
cannot-read-file = { $file }: { $why }
in-file = { $file }: { $why }
option-form = an option is written name=value, not “{ $word }”
no-tests-folder = there is no folder of tests at “{ $folder }”

rule-kind-rule = rule
rule-kind-ruling = ruling of this project
rule-kind-example = worked example
rule-ruling = Ruling:
rule-source = Source: { $source }
rules-none-found = No rule speaks of “{ $word }”.
coverage-game = game
coverage-ids = rules
coverage-cited = cited
coverage-missing = not cited by any test
where-rule = rule
where-code = code
where-tests = tests
where-first = first place in the code
where-one-or-all = name one rule, or ask for --all
where-no-code = { $rule }: no code cites this rule
where-no-tests = { $rule }: no test cites this rule
where-no-code-tests = { $rule }: no code and no test cites this rule
where-tests-not-here = The tests are part of the source tree and not of the installed package; name their folder with --tests.

log-verified = The log holds: { $entries } actions replayed, every digest fits, last { $digest }. { $ended }
log-unfinished = The game was still running.
shipwreck-ended-score = Everybody wins: seven right predictions.
shipwreck-ended-doom = Everybody loses: doom has come.
shipwreck-ended-deck = Everybody loses: no arcanum was left to lay.
shipwreck-ended-stalled = Everybody loses: no fate can move any more.
echoes-ended-reserve = ended by an empty reserve
echoes-ended-brotherhood = ended by a brotherhood of 12
echoes-ended-fortified = ended by all sources being fortified
figure-rounds = mean rounds
figure-score_0 = mean points of seat 1
figure-fortified_0 = sources fortified by seat 1
figure-score_1 = mean points of seat 2
figure-fortified_1 = sources fortified by seat 2
figure-score_2 = mean points of seat 3
figure-fortified_2 = sources fortified by seat 3
figure-score_3 = mean points of seat 4
figure-fortified_3 = sources fortified by seat 4
figure-end_reserve = reserve empty (share of games)
figure-end_brotherhood = brotherhood of 12 (share of games)
figure-end_fortified = all sources fortified (share of games)

pack-is-fine = The pack “{ $pack }” is in order (hash { $hash }).

simulating = Playing
simulated = { $games } games of { $game }, seed { $seed } ({ $options })
simulated-what = what
simulated-value = value
simulated-interval = 95 % interval
simulated-team = won
simulated-seat = seat { $seat } ({ $bot }) won
figure-score = mean score
figure-doom = mean doom
figure-turns = mean turns
