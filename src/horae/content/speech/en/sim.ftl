# What goes wrong where many games are played, at whichever command.

work-failed = a game broke off at { $file }, line { $line }: { $why }
bot-not-legal = the bot { $bot } did what the rules refuse (seat { $seat }, in the game with seed { $seed }): { $why }
work-lost = the same work keeps getting lost along with its worker, so something in it ends the process
pack-changed = the pack “{ $pack }” isn’t the one this run was planned with: it has been changed since, or differs on another node
jobs-or-ray = use --jobs for this computer or --ray for a cluster, not both
ray-missing = Ray isn’t installed here: “pip install horae[ray]”
ray-no-cluster = there’s no Ray cluster at “{ $address }”: { $why }
ray-address = a Ray cluster’s address is host:port, ray://host:port, auto or local, not “{ $address }”
ray-failed = the Ray cluster can’t do this work: { $why }
ray-other-code = the node { $node } has another version of Horae: install the same one everywhere
own-bot-form = a bot of your own is written module:Class, not “{ $bot }”
own-bot-broken = your bot “{ $bot }” can’t be loaded: { $why }
