/** Everything that is no slot: tables, rooms, draws, sports, fish and mini games. */
import { figures, list, type Motif } from './motif.ts'

export const live: Motif = {
  words: {
    Baccarat: figures('poker-hand ivory red gold', 'card-king-hearts ivory /red', 'crown gold red gold green'),
    Roulette: figures('cartwheel gold red ink', 'cartwheel gold crimson'),
    Sicbo: figures('rolling-dices red ivory crimson', 'perspective-dice-five red ivory gold'),
    'Dragon Tiger': figures('dragon-head red gold', 'tiger-head orange ivory gold'),
    Blackjack: figures('card-ace-spades ivory /ink', 'card-jack-clubs ivory /ink', 'spades ink'),
    'Fan Tan': figures('bowl-of-rice ivory red gold', 'yin-yang ivory ink'),
    'Se Die': figures('two-coins red ivory red', 'two-coins gold'),
    'Mahjong Tiles': figures('domino-tiles ivory green', 'lotus red gold pink'),
    Mahjong: figures('domino-tiles ivory green', 'lotus red gold pink'),
    'Hold’Em': figures('poker-hand ivory red gold', 'spades ink', 'clubs ink'),
    'Card Poker': figures('card-queen-diamonds ivory red /red', 'card-ace-spades ivory /ink'),
    'Wenzhou Pai Gow': figures('domino-tiles ink ivory', 'dragon-spiral gold'),
    NiuNiu: figures('bull-horns brown ivory', 'buffalo-head brown ivory gold'),
    'Yu Sia Xie': figures(
      'crab red orange gold',
      'tropical-fish orange ink gold ivory',
      'rolling-dices red ivory crimson',
    ),
    ZJH: figures('flower-emblem gold red pink', 'card-king-hearts ivory /red'),
  },
  around: figures('spades ink', 'hearts red', 'diamonds red', 'clubs ink', 'crown gold red'),
  props: list('cards chips wheel dice'),
  dealt: true,
  playedWith: {
    Baccarat: 'cards',
    Roulette: 'wheel',
    Sicbo: 'dice',
    Blackjack: 'cards',
    'Fan Tan': 'chips',
    'Se Die': 'chips',
    'Mahjong Tiles': 'tiles',
    Mahjong: 'tiles',
    'Hold’Em': 'cards',
    'Card Poker': 'cards',
    'Wenzhou Pai Gow': 'tiles',
    'Yu Sia Xie': 'dice',
    ZJH: 'cards',
  },
  without: ['silhouette', 'closeUp'],
  sceneries: list('table casino spotlight'),
  faces: list('cinzel limelight righteous'),
  grounds: list('emerald crimson royal onyx lacquer violet'),
}

export const rooms: Motif = {
  ...live,
  words: {
    'Hold’Em': figures('poker-hand ivory red gold', 'spades ink', 'clubs ink'),
    NiuNiu: figures('bull-horns brown ivory', 'buffalo-head brown ivory gold'),
    Mahjong: figures('domino-tiles ivory green', 'lotus red gold pink'),
    'Card Poker': figures('card-queen-diamonds ivory red /red', 'card-ace-spades ivory /ink'),
    'Pai Gow': figures('domino-tiles ink ivory', 'dragon-spiral gold'),
    ZJH: figures('flower-emblem gold red pink', 'card-king-hearts ivory /red'),
    Landlord: figures('imperial-crown gold red gold violet', 'jewel-crown gold red'),
    Rummy: figures('card-random red ivory gold blue', 'poker-hand ivory blue red gold'),
  },
  props: list('cards tiles chips coins'),
  dealt: false,
  playedWith: {
    'Hold’Em': 'cards',
    Mahjong: 'tiles',
    'Card Poker': 'cards',
    'Pai Gow': 'tiles',
    ZJH: 'cards',
    Rummy: 'cards',
  },
  sceneries: list('table casino spotlight rays'),
  faces: list('righteous bungee limelight'),
}

export const fish: Motif = {
  words: {
    Fishing: figures(
      'fishing-hook silver gold',
      'tropical-fish orange ink gold ivory',
      'tropical-fish gold blue orange',
    ),
    Angler: figures('angler-fish teal', 'fish-monster teal gold magenta lime'),
    Harpoon: figures('harpoon-chain steel', 'harpoon-trident gold', 'flying-trout sky gold red'),
    'Reef Hunt': figures('tropical-fish orange ink gold ivory', 'seahorse gold teal', 'sea-turtle green tan lime'),
    'Shark Chase': figures('shark-bite steel ivory sky', 'shark-jaws steel', 'shark-fin steel sky teal'),
    Catch: figures('double-fish teal orange', 'crab red orange gold', 'piranha lime ivory teal gold'),
    'Net Cast': figures('fishing-net gold', 'manta-ray violet', 'jellyfish pink violet magenta'),
    'Ocean Raid': figures('giant-squid magenta violet pink', 'octopus crimson', 'eel lime gold'),
  },
  around: figures(
    'tropical-fish orange ink gold',
    'tropical-fish gold blue',
    'crab red orange',
    'jellyfish pink violet',
    'sea-turtle green tan',
    'double-fish teal orange',
    'piranha lime ivory teal',
  ),
  sceneries: list('underwater underwater seascape'),
  faces: list('lilita bungee righteous'),
  grounds: list('ocean royal daylight aurora violet'),
}

export const draws: Motif = {
  words: {
    'Five of Eleven': figures('clover lime green', 'star-medal red gold'),
    'Ten Race': figures('race-car red gold ink', 'f1-car gold ink'),
    'Six Mark': figures('lotus red gold pink', 'dragon-spiral gold'),
    'Three Dice': figures('rolling-dices red ivory crimson', 'perspective-dice-five ivory red gold'),
    'Hour Draw': figures('hourglass gold tan', 'sands-of-time gold sky'),
    Keno: figures('ball-pyramid gold red teal', 'star-swirl gold'),
    Bingo: figures('ball-pyramid magenta gold teal', 'party-popper gold magenta teal'),
    'Lotto Pick': figures('ticket gold', 'shamrock green'),
    'Ball Draw': figures('ball-pyramid teal gold red'),
    'Number Rush': figures('rocket red silver gold', 'thunderball gold'),
  },
  around: figures('star-medal red gold', 'shamrock green', 'rainbow-star gold red blue green', 'ticket gold'),
  props: list('balls balls coins'),
  playedWith: {
    'Five of Eleven': 'balls',
    'Six Mark': 'balls',
    'Three Dice': 'dice',
    Keno: 'balls',
    Bingo: 'balls',
    'Lotto Pick': 'balls',
    'Ball Draw': 'balls',
    'Number Rush': 'balls',
  },
  without: ['silhouette', 'closeUp'],
  sceneries: list('rays spotlight fair grid'),
  faces: list('bungee righteous anton lilita'),
  grounds: list('royal crimson violet magenta emerald gold daylight'),
}

export const sports: Motif = {
  words: {
    Football: figures(
      'soccer-ball ivory ink ivory ink /ink',
      'soccer-ball gold ink gold ink /ink',
      'soccer-kick red ivory',
    ),
    Basketball: figures('basketball-ball orange', 'basketball-basket orange'),
    Tennis: figures('tennis-racket red gold', 'tennis-ball lime ivory'),
    Volleyball: figures('volleyball-ball gold blue ivory', 'beach-ball red ivory gold'),
    Racing: figures('f1-car red ink', 'checkered-flag ivory ink', 'horse-head brown tan', 'cavalry brown red gold'),
    Baseball: figures('baseball-glove brown ivory tan', 'baseball-bat tan brown'),
  },
  around: figures(
    'soccer-ball ivory ink /ink',
    'trophy-cup gold',
    'checkered-flag ivory ink',
    'whistle gold',
    'running-shoe red ivory',
  ),
  sceneries: list('stadium stadium rays'),
  faces: list('anton bungee orbitron'),
  grounds: list('emerald midnight royal daylight crimson'),
}

export const esports: Motif = {
  words: {
    'Tower Siege': figures('siege-tower steel gold violet', 'stone-tower steel', 'castle violet'),
    'Five Lanes': figures('swords-emblem violet steel', 'crossed-swords silver gold', 'wizard-staff teal'),
    'Strike Squad': figures('robot-helmet steel orange', 'mecha-head steel teal red', 'crosshair red'),
    'Kart Cup': figures('race-car red gold ink', 'full-motorcycle-helmet magenta gold', 'speedometer ivory red'),
    'Goal League': figures('soccer-ball ivory violet /navy', 'trophy-cup gold'),
  },
  around: figures(
    'gamepad violet',
    'headphones violet teal',
    'crossed-swords silver gold',
    'crosshair red',
    'trophy-cup gold',
  ),
  sceneries: list('grid stadium city spotlight'),
  faces: list('orbitron anton'),
  grounds: list('midnight violet aurora magenta'),
}

export const cockfight: Motif = {
  words: {
    'Rooster Arena': figures('rooster red gold orange green', 'rooster crimson gold ink red'),
    Derby: figures('chicken red gold orange', 'rooster gold red orange'),
    'Spur Cup': figures('bird-claw gold', 'trophy-cup gold', 'rooster ivory red gold'),
    Cockpit: figures('rooster orange red gold green', 'triple-beak red gold orange'),
  },
  around: figures('rooster red gold orange', 'bird-claw gold', 'feather red', 'trophy-cup gold'),
  sceneries: list('stadium rays spotlight'),
  faces: list('rye anton bungee'),
  grounds: list('crimson ember lacquer gold sunset'),
}

export const mini: Motif = {
  words: {
    Dice: figures('rolling-dices red ivory crimson', 'perspective-dice-five teal ivory gold', 'dice-fire red ivory'),
    Mines: figures('unlit-bomb ink steel gold', 'mine-explosion orange gold red', 'rolling-bomb ink orange'),
    'Plinko Drop': figures('ball-pyramid gold magenta teal', 'pinball-flipper magenta gold'),
    Crash: figures('rocket red silver gold sky', 'rocket-flight magenta orange', 'airplane ivory'),
    'Coin Flip': figures('coinflip gold tan', 'two-coins gold'),
    Wheel: figures('cartwheel magenta gold teal', 'ship-wheel gold red teal'),
    'Hi-Lo': figures('card-random red ivory gold blue', 'up-card lime ivory'),
    Tower: figures('stone-tower violet', 'castle magenta', 'tower-fall violet gold'),
    Balloon: figures('air-balloon red gold teal magenta', 'balloons magenta'),
    Penalty: figures('soccer-ball ivory ink /ink', 'soccer-kick gold ivory'),
  },
  around: figures('star-medal red gold', 'two-coins gold', 'rolling-dices red ivory', 'spark-spirit gold'),
  props: list('coins dice balls'),
  playedWith: { Dice: 'dice', 'Plinko Drop': 'balls', 'Coin Flip': 'coins', 'Hi-Lo': 'cards', Wheel: 'wheel' },
  without: ['silhouette', 'closeUp'],
  sceneries: list('grid rays candyland spotlight clouds'),
  faces: list('bungee lilita orbitron righteous'),
  grounds: list('violet magenta aurora mint royal sunset candy daylight'),
}
