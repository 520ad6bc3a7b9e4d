# What the commands say.

unknown-language = the languages are: { $known }
unknown-bot = there’s no bot called “{ $bot }” for { $game }; its bots are: { $known }
bad-games = play at least one game, not { $games }
cannot-read-file = { $file }: { $why }
in-file = { $file }: { $why }
option-form = an option is written name=value, not “{ $word }”
no-tests-folder = there’s no tests folder at “{ $folder }”

rule-kind-rule = rule
rule-kind-ruling = ruling of this project
rule-kind-example = worked example
rule-ruling = Ruling:
rule-source = Source: { $source }
rules-none-found = No rule mentions “{ $word }”.
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
where-no-code-tests = { $rule }: neither code nor tests cite this rule
where-tests-not-here = The tests come with the source tree, not with the installed package; name their folder with --tests.

replay-which-pack = { $file }: the log was played with “{ $pack }”, which didn’t come with Horae; name its folder with --pack
log-verified = The log checks out: { $entries ->
    [one] 1 action replayed
   *[other] { $entries } actions replayed
}, every digest matches, the last is { $digest }. { $ended }
log-unfinished = The game was still running.
shipwreck-ended-score = Everyone wins: seven right predictions.
shipwreck-ended-doom = Everyone loses: doom has come.
shipwreck-ended-deck = Everyone loses: there was no arcanum left to lay.
shipwreck-ended-stalled = Everyone loses: no fate can move any more.
echoes-ended-reserve = ended with the reserve empty
echoes-ended-brotherhood = ended with a brotherhood of 12 cards
echoes-ended-fortified = ended with every power source fortified
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
figure-end_still = nothing changes (share of games)

pack-is-fine = The pack “{ $pack }” is fine (hash { $hash }).

simulating = Playing
simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game }, seed { $seed } ({ $options })
simulated-what = what
simulated-value = value
simulated-interval = 95% interval
simulated-team = won
simulated-seat = seat { $seat } ({ $bot }) won
figure-score = mean score
figure-doom = mean doom
figure-turns = mean turns
