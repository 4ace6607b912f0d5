/** Words that game names are made of, by category and theme. Invented: no name of a real game or studio. */
import type { Category } from '../../../../src/rules/games/categories.ts'

export interface Theme {
  /** What a cover would show. */
  readonly motif: string
  readonly adjectives: readonly string[]
  readonly nouns: readonly string[]
  readonly places: readonly string[]
}

const words = (text: string): string[] => text.split(', ')
const theme = (motif: string, adjectives: string, nouns: string, places: string): Theme => ({
  motif,
  adjectives: words(adjectives),
  nouns: words(nouns),
  places: words(places),
})

const SLOT_THEMES: readonly Theme[] = [
  theme(
    'fruit',
    'Juicy, Ripe, Sunny, Neon, Golden, Frosty, Classic, Sugared',
    'Cherries, Lemons, Mangoes, Plums, Melons, Papayas, Oranges, Berries',
    'the Orchard, Market Row, Sunset Grove, the Corner Stand',
  ),
  theme(
    'temple',
    'Hidden, Ancient, Sunken, Silent, Golden, Forgotten, Jade, Moonlit',
    'Temple, Idol, Pyramid, Altar, Obelisk, Mask, Scarab, Oracle',
    'the River Kings, the Sun Court, Old Qarim, the Sand Sea',
  ),
  theme(
    'dragon',
    'Crimson, Jade, Sleeping, Silver, Emperor, Twin, Ember, Cloud',
    'Dragon, Wyrm, Phoenix, Pearl, Lantern, Scale, Serpent, Flame',
    'the Ninth Peak, the Red Gate, Mist Valley, the Jade Court',
  ),
  theme(
    'sea',
    'Deep, Coral, Stormy, Sapphire, Drifting, Abyssal, Tidal, Salty',
    'Reef, Kraken, Anchor, Mermaid, Trident, Lagoon, Whale, Galleon',
    'the Blue Trench, Port Marisol, the Glass Sea, Nine Isles',
  ),
  theme(
    'space',
    'Cosmic, Stellar, Orbital, Lunar, Quantum, Distant, Nova, Zero-G',
    'Comet, Nebula, Rover, Galaxy, Beacon, Meteor, Station, Pulsar',
    'the Outer Ring, Kepler Bay, Vega Nine, the Long Orbit',
  ),
  theme(
    'sweets',
    'Sugar, Candied, Fluffy, Minty, Toffee, Velvet, Sparkling, Honey',
    'Cupcakes, Drops, Truffles, Lollies, Waffles, Macarons, Jellies, Nougat',
    'Sherbet Lane, the Pastry Shop, Caramel Hill, the Sweet Fair',
  ),
  theme(
    'gems',
    'Radiant, Royal, Prismatic, Ruby, Emerald, Polished, Shattered, Burning',
    'Gems, Crystals, Diamonds, Opals, Prisms, Facets, Crowns, Jewels',
    'the Deep Vein, the Crown Vault, Miners Row, the Ice Cave',
  ),
  theme(
    'jungle',
    'Wild, Roaring, Emerald, Painted, Whispering, Untamed, Tropical, Misty',
    'Jaguar, Toucan, Orchid, Vines, Panther, Gorilla, Canopy, Macaw',
    'the Green River, Lost Camp, Rio Verde, the Cloud Forest',
  ),
  theme(
    'desert',
    'Burning, Dusty, Scorching, Sandstone, Mirage, Copper, Restless, Amber',
    'Caravan, Oasis, Sphinx, Cobra, Dunes, Nomad, Falcon, Lamp',
    'the Salt Road, Al Safir, the Red Dunes, the Last Well',
  ),
  theme(
    'pirates',
    'Black, Cursed, Roguish, Buried, Mutinous, Jolly, Bold, Stolen',
    'Captain, Cutlass, Parrot, Treasure, Cannon, Compass, Doubloons, Corsair',
    'Skull Cove, Tortoise Bay, the Rum Coast, Gallows Point',
  ),
  theme(
    'norse',
    'Frozen, Thundering, Iron, Raven, Winter, Runic, Fearless, Northern',
    'Hammer, Runes, Longship, Wolf, Valkyrie, Shield, Giant, Axe',
    'the Frost Hall, Skarvik, the World Tree, the Iron Fjord',
  ),
  theme(
    'myth',
    'Divine, Marble, Olympic, Winged, Immortal, Thunderous, Laurel, Eternal',
    'Titan, Pegasus, Medusa, Minotaur, Hydra, Muse, Chariot, Centaur',
    'Mount Aeron, the Labyrinth, the Silver Acropolis, the Styx',
  ),
  theme(
    'carnival',
    'Dancing, Feathered, Electric, Midnight, Dazzling, Masked, Samba, Confetti',
    'Carnival, Parade, Drums, Masks, Fiesta, Fireworks, Piñata, Dancers',
    'Rio Street, the Big Top, Plaza Mayor, Lantern Square',
  ),
  theme(
    'harvest',
    'Golden, Merry, Rustic, Lucky, Barnyard, Autumn, Homegrown, Rosy',
    'Harvest, Rooster, Pumpkins, Barn, Tractor, Sunflowers, Piglets, Acorns',
    'Maple Hollow, Old Mill, Clover Farm, the Back Forty',
  ),
  theme(
    'west',
    'Dusty, Wanted, Rattling, Six-Gun, Lonesome, Silver, Outlaw, High Noon',
    'Sheriff, Saloon, Mustang, Bandits, Stagecoach, Cactus, Nuggets, Posse',
    'Coyote Gulch, Dry Creek, Tumbleweed Pass, Fort Mercy',
  ),
  theme(
    'magic',
    'Enchanted, Arcane, Mystic, Bewitched, Spellbound, Starlit, Secret, Violet',
    'Wizard, Potions, Grimoire, Wand, Cauldron, Familiar, Sorceress, Amulet',
    'the Ivory Tower, Moonwell, the Night Library, Thornwood',
  ),
  theme(
    'luck',
    'Lucky, Four-Leaf, Emerald, Charmed, Double, Shamrock, Grinning, Rainbow',
    'Clovers, Horseshoes, Sevens, Coins, Bells, Rainbows, Pots, Charms',
    'the Green Hill, Emerald Lane, the Lucky Inn, Rainbow End',
  ),
  theme(
    'night',
    'Neon, Midnight, Velvet, Chrome, Electric, Restless, Downtown, Ultraviolet',
    'City, Racers, Heist, Arcade, Diva, Jukebox, Skyline, Lounge',
    'the Strip, Tower Nine, Ocean Drive, the Night Market',
  ),
]

const one = (motif: string, adjectives: string, nouns: string, places: string): readonly Theme[] => [
  theme(motif, adjectives, nouns, places),
]

export const THEMES: Readonly<Record<Category, readonly Theme[]>> = {
  RNG: SLOT_THEMES,
  LIVE: one(
    'cards',
    'Speed, Royal, Golden, Salon, Studio, Evening, Classic, Prestige, Lounge, Grand, Crystal, Private',
    // Each class of the spec, the ones that players ask for most more than once.
    'Baccarat, Baccarat, Baccarat, Roulette, Roulette, Sicbo, Dragon Tiger, Blackjack, Hold’Em, Mahjong Tiles, Card Poker, Wenzhou Pai Gow, Se Die, Fan Tan, NiuNiu, Yu Sia Xie, ZJH, Mahjong',
    'Buenos Aires, Lima, Macau, Manila, Montevideo, Lisbon',
  ),
  FISH: one(
    'fish',
    'Golden, Deep, Thunder, Pearl, Giant, Royal, Ocean, Lightning, Coral, Dragon',
    'Fishing, Angler, Harpoon, Reef Hunt, Shark Chase, Catch, Net Cast, Ocean Raid',
    'the Blue Trench, Pearl Bay, the Deep, Typhoon Strait',
  ),
  PVP: one(
    'chips',
    'Royal, Fast, Classic, Lucky, Masters, Open, Grand, Wild, Silver, Ten-Seat',
    'Hold’Em, NiuNiu, Mahjong, Card Poker, Pai Gow, ZJH, Landlord, Rummy',
    'the Card Room, Jade Hall, the Back Table, River House',
  ),
  LOTT: one(
    'balls',
    'Daily, Grand, Rapid, Evening, Golden, National',
    'Five of Eleven, Ten Race, Six Mark, Three Dice, Hour Draw',
    'the North, the South, the Coast, the Capital',
  ),
  ELOTT: one(
    'balls',
    'Quick, Turbo, One-Minute, Three-Minute, Lucky, Neon, Royal, Mega',
    'Keno, Bingo, Ten Race, Lotto Pick, Ball Draw, Number Rush',
    'the Studio, the Draw Hall, Ball Street, the Night Draw',
  ),
  SPORTS: one(
    'ball',
    'Prime, Live, Classic, Virtual, World, Weekend',
    'Football, Basketball, Tennis, Volleyball, Racing, Baseball',
    'the Stadium, the Arena, Centre Court, the Turf',
  ),
  ESPORTS: one(
    'headset',
    'Pro, Rapid, Arena, Legends, Virtual, Night',
    'Tower Siege, Five Lanes, Strike Squad, Kart Cup, Goal League',
    'the Arena, Server One, the Finals, the Qualifier',
  ),
  COCKFIGHT: one(
    'rooster',
    'Golden, Red, Thunder, Champion, Sunday',
    'Rooster Arena, Derby, Spur Cup, Cockpit',
    'the Village, the Coast, the Fair, the Hill',
  ),
  MINI: one(
    'dice',
    'Quick, Lucky, Rocket, Double, Turbo, Bouncing, Tiny, Golden, Neon, Hot',
    'Dice, Mines, Plinko Drop, Crash, Coin Flip, Wheel, Hi-Lo, Tower, Balloon, Penalty',
    'the Arcade, Pocket Town, Corner Street, the Break Room',
  ),
}

/** Endings that tell games of one name apart, as studios do; tables and rooms have numbers instead. */
export const ENDINGS: readonly string[] = words(
  'Rush, Deluxe, Nights, Fortune, Quest, Respin, Gold, Legacy, Party, Riches, Trail, Spins, Royale, Reborn',
)
export const NUMBERS: readonly string[] = Array.from({ length: 24 }, (_, index) => String(index + 1))
