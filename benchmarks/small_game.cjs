// The small game of small_game.py on boardgame.io's own server, with its storage in memory as it comes.
const { Server, Origins } = require("boardgame.io/server");

const [SEATS, HAND, PILE, PLAYS] = [4, 5, 10, 10_000];

const game = {
  name: "small",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => ({
    hands: Array.from({ length: SEATS }, () => Array.from({ length: HAND }, () => random.Die(9))),
    pile: [],
    scores: Array(SEATS).fill(0),
    plays: 0,
  }),
  // What a seat may see: its own hand, and nothing of the others'.
  playerView: ({ G, playerID }) => ({
    turn: G.plays,
    pile: G.pile,
    scores: G.scores,
    hand: playerID === null || playerID === undefined ? [] : G.hands[Number(playerID)],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      move: ({ G, random, playerID }, card) => {
        const hand = G.hands[Number(playerID)];
        if (!(card >= 0 && card < HAND)) return "INVALID_MOVE";
        const value = hand[card];
        hand.splice(card, 1);
        hand.push(random.Die(9));
        G.pile.push(value);
        if (G.pile.length > PILE) G.pile.shift();
        G.scores[Number(playerID)] += value;
        G.plays += 1;
      },
      client: false,
    },
  },
  endIf: ({ G }) => (G.plays >= PLAYS ? { most: Math.max(...G.scores) } : undefined),
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
