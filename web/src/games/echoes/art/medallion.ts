// Composes a card's medallion from its faction's ground, its figure, its specialisation and a seed from its id, so that no two look alike.
import { type Face, FACES } from "./creatures";
import { type Thing, THINGS } from "./artefacts";
import { ground, ring, sign } from "./ground";
import { ENAMELS, type Faction } from "./wire";
import { asImage, chanceOf, pick } from "../../../shell/chance";

interface Struck {
  id: string;
  type: "creature" | "artefact";
  specialisation: "war" | "magic";
  faction: Faction;
}

/** Which figure a card of the base deck shows; a pack of one's own gets one of its faction's by chance. */
const FIGURES: Record<string, Face | Thing> = {
  "sea-queen": "crown", "minister-of-the-reef": "cap", "tide-reader": "hood", "pearl-diver": "hair", "sleeping-kraken": "kraken", "undertow-nymph": "veil", "silver-shoal": "shoal", "mist-navigator": "cap", "salt-merchant": "cap",
  "crab-guard": "crab", "abyssal-choir": "choir", "tide-daughter": "hair", "drowned-knight": "helm", "bubble-oracle": "veil", "sea-conch": "shell", "coral-archive": "coral", "sunken-lighthouse": "lighthouse", "leviathan-bone": "bone",
  whirlpool: "whirl", "message-in-a-bottle": "bottle", "two-faced-trident": "trident", "mother-of-pearl": "pearl", "cloud-herald": "hair", "wind-rider": "helm", "comet-tamer": "hair", "midnight-owl": "owl", "lantern-moths": "moth",
  "eclipse-seer": "veil", "sky-whale": "whale", "kite-watcher": "hood", stormcaller: "hair", "constellation-weaver": "veil", aeronaut: "cap", "dawn-cartographer": "cap", "sentinel-griffin": "griffin", "wandering-clockmaker": "cap",
  "star-clock": "clock", astrolabe: "rings", "thunder-drum": "drum", "zephyr-flute": "flute", "falling-star": "comet", "winged-hourglass": "winged", "lightning-spear": "spear", "moon-gate": "moongate", "meadow-rider": "helm",
  "seed-keeper": "hood", "ancient-oak": "oak", "fox-spirit": "fox", "druid-circle": "choir", "wolf-pack": "wolf", herbalist: "hair", "stag-king": "stag", "guardian-bear": "bear", "beaver-engineers": "beaver", "song-thrush": "bird",
  sapling: "sprout", ranger: "hood", "charging-boar": "boar", "dryad-mother": "dryad", "humming-hive": "hive", "mushroom-ring": "mushrooms", "bramble-wall": "brambles", nursery: "pots", "harvest-moon": "moon", "leaf-mould": "leaves",
  "ancestral-mask": "mask", miner: "cap", builder: "helm", "clay-golem": "golem", "sapper-mole": "mole", "crystal-eater": "ram", "tunnel-king": "crown", "quake-badger": "badger", "lava-smith": "hair", "choir-of-stone": "choir",
  gravedigger: "hood", "ember-salamander": "salamander", "obsidian-guard": "golem", "lode-seeker": "cap", "iron-mountain": "mountain", "pit-champion": "helm", "resonant-stone": "stone", "deep-forge": "forge", geode: "geode",
  "treasure-vault": "vault", "war-drum": "drum", "battering-ram": "ram", "cave-of-echoes": "cave", thief: "hood", explorer: "cap", princess: "crown", mercenary: "helm", "pilgrim-of-ages": "hood", chronicler: "hair", "agate-core": "agate",
  "alliance-banner": "banner", "time-loop": "loop", toolbox: "toolbox", "echo-bell": "bell", "last-candle": "candle",
};

const BY_CHANCE: Record<Faction, { creature: Face[]; artefact: Thing[] }> = {
  water: { creature: ["crab", "kraken", "veil", "crown", "cap"], artefact: ["shell", "coral", "bottle", "pearl"] },
  sky: { creature: ["owl", "bird", "moth", "hair", "veil"], artefact: ["clock", "rings", "comet", "flute"] },
  forest: { creature: ["wolf", "fox", "bear", "stag", "hood"], artefact: ["leaves", "mask", "hive", "pots"] },
  earth: { creature: ["golem", "badger", "ram", "helm", "crown"], artefact: ["stone", "geode", "vault", "forge"] },
  neutral: { creature: ["hood", "helm", "cap", "hair"], artefact: ["hourglass", "scroll", "bell", "toolbox"] },
};

const SHEEN = '<defs><radialGradient id="sheen" cx=".35" cy=".25" r=".95"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></radialGradient><clipPath id="disk"><circle r="50"/></clipPath></defs>';

function figureOf(card: Struck): string {
  const tone = ENAMELS[card.faction];
  const chance = chanceOf(card.id);
  const named = FIGURES[card.id];
  if (card.type === "creature") {
    const face = named !== undefined && named in FACES ? (named as Face) : pick(BY_CHANCE[card.faction].creature, chance);
    return FACES[face](tone, chance);
  }
  const thing = named !== undefined && named in THINGS ? (named as Thing) : pick(BY_CHANCE[card.faction].artefact, chance);
  return THINGS[thing](tone, chance);
}

export function medallion(card: Struck): string {
  const tone = ENAMELS[card.faction];
  const chance = chanceOf(`${card.id} ground`);
  const behind = ground(card.faction, chance) + sign(card.specialisation, tone, chance);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120" width="240" height="240">${SHEEN}<g clip-path="url(#disk)">${behind}<g transform="translate(0 3) scale(.9)">${figureOf(card)}</g></g>${ring(card.specialisation, tone)}</svg>`;
}

const struck = new Map<string, string>();

/** The medallion as an image's address, made once for a card. */
export function pictureOf(card: Struck): string {
  let made = struck.get(card.id);
  if (made === undefined) {
    made = asImage(medallion(card));
    struck.set(card.id, made);
  }
  return made;
}
