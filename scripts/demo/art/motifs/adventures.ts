/** Slots: the sea, space, pirates, carnival, the west, luck and the night. */
import { figures, list, type Motif } from './motif.ts'

export const sea: Motif = {
  words: {
    Reef: figures('coral magenta', 'sea-star orange gold', 'seahorse gold teal', 'tropical-fish gold blue orange'),
    Kraken: figures('giant-squid magenta violet pink', 'octopus red', 'kraken-tentacle violet gold', 'squid magenta'),
    Anchor: figures('anchor steel', 'ship-wheel tan gold brown'),
    Mermaid: figures('mermaid teal tan magenta green', 'mermaid violet tan teal'),
    Trident: figures('trident gold', 'triton-head teal gold', 'harpoon-trident gold'),
    Lagoon: figures('island sky green tan lime', 'sea-turtle green tan lime teal', 'oyster-pearl pink violet ivory'),
    Whale: figures('sperm-whale blue sky', 'whale-tail blue teal sky', 'dolphin sky'),
    Galleon: figures('caravel brown ivory red gold', 'caravel red ivory gold brown', 'trireme brown tan red gold'),
  },
  around: figures(
    'sea-star orange gold',
    'coral magenta',
    'tropical-fish gold blue',
    'seahorse gold teal',
    'oyster-pearl pink ivory',
    'sea-turtle green tan lime',
    'anchor steel',
  ),
  sceneries: list('underwater seascape rays underwater'),
  faces: list('righteous lilita pirata'),
  grounds: list('ocean royal daylight aurora sunset midnight'),
}

export const space: Motif = {
  words: {
    Comet: figures('comet-spark orange', 'evil-comet teal gold', 'burning-meteor orange gold red'),
    Nebula: figures('galaxy violet magenta gold', 'star-swirl gold', 'solar-system gold orange sky'),
    Rover: figures(
      'mars-curiosity silver gold steel red',
      'lunar-module gold silver steel',
      'vintage-robot steel teal red gold',
    ),
    Galaxy: figures('ringed-planet gold orange', 'jupiter orange tan gold red', 'orbital violet teal gold'),
    Beacon: figures('satellite sky blue silver gold', 'defense-satellite steel teal gold', 'ufo teal lime sky gold'),
    Meteor: figures(
      'burning-meteor red gold orange',
      'star-prominences gold orange /crimson',
      'exploding-planet red orange gold',
    ),
    Station: figures(
      'astronaut-helmet silver steel gold /blue',
      'apollo-capsule silver gold sky',
      'space-suit ivory sky steel orange',
    ),
    Pulsar: figures(
      'rocket red silver gold sky',
      'spaceship violet teal silver',
      'starfighter steel red sky',
      'rocket-flight red orange',
    ),
  },
  around: figures(
    'ringed-planet gold orange',
    'rocket red silver gold',
    'ufo teal lime sky',
    'star-swirl gold',
    'astronaut-helmet silver steel /blue',
    'comet-spark orange',
  ),
  sceneries: list('space space rays grid'),
  faces: list('orbitron righteous anton'),
  grounds: list('midnight violet royal magenta aurora'),
}

export const pirates: Motif = {
  words: {
    Captain: figures(
      'pirate-captain tan red ink gold',
      'captain-hat-profile navy gold',
      'pirate-hat navy gold ivory /ivory',
    ),
    Cutlass: figures('crossed-sabres silver gold silver', 'saber-and-pistol silver brown gold'),
    Parrot: figures('parrot-head green gold ivory red', 'parrot-head red gold blue'),
    Treasure: figures('open-treasure-chest brown gold red', 'locked-chest brown gold tan', 'chest brown gold red'),
    Cannon: figures('pirate-cannon steel brown ink', 'cannon ink brown', 'cannon-shot steel orange gold'),
    Compass: figures('compass gold', 'treasure-map tan', 'spyglass gold brown tan'),
    Doubloons: figures('coins-pile gold', 'two-coins gold', 'skull-crossed-bones ivory'),
    Corsair: figures('pirate-flag ivory silver gold', 'pirate-skull ivory red', 'caravel brown ivory red ink'),
  },
  around: figures(
    'skull-crossed-bones ivory',
    'two-coins gold',
    'crossed-sabres silver gold',
    'barrel brown steel',
    'compass gold',
    'anchor steel',
    'treasure-map tan',
  ),
  sceneries: list('seascape island rays cavern'),
  faces: list('pirata rye rocker'),
  grounds: list('ocean sunset midnight crimson onyx ember'),
}

export const carnival: Motif = {
  words: {
    Carnival: figures('carnival-mask violet gold magenta teal', 'carousel red gold ivory teal'),
    Parade: figures('jester-hat magenta teal gold violet', 'ringmaster red ink gold', 'trumpet gold'),
    Drums: figures('drum red gold ivory', 'djembe orange teal red gold', 'maracas red green gold'),
    Masks: figures('drama-masks gold violet ivory', 'curly-mask ivory magenta', 'calavera ivory magenta teal'),
    Fiesta: figures('pinata magenta teal gold lime', 'sombrero gold red green', 'guitar orange'),
    Fireworks: figures(
      'firework-rocket red gold teal',
      'celebration-fire orange gold red',
      'party-popper gold magenta teal',
    ),
    Piñata: figures('pinata orange magenta teal gold', 'maracas gold magenta'),
    Dancers: figures('feathered-wing magenta', 'juggler violet gold teal red', 'carnival-mask magenta gold teal'),
  },
  around: figures(
    'carnival-mask violet gold teal',
    'maracas red green',
    'jester-hat magenta teal gold',
    'balloons magenta',
    'drum red gold',
    'party-flags gold magenta teal',
  ),
  sceneries: list('fair rays spotlight city'),
  faces: list('limelight bungee lilita'),
  grounds: list('magenta violet sunset crimson royal candy'),
}

export const west: Motif = {
  words: {
    Sheriff: figures('western-hat brown tan', 'revolver steel brown', 'cowboy-boot brown tan gold'),
    Saloon: figures('saloon-doors brown tan', 'saloon tan red ivory brown'),
    Mustang: figures('horse-head brown tan ink', 'horseshoe silver', 'cavalry brown tan'),
    Bandits: figures('bandit tan red brown', 'wanted-reward tan ink', 'revolver steel brown'),
    Stagecoach: figures('old-wagon brown ivory tan red', 'cartwheel brown tan'),
    Cactus: figures('cactus green lime', 'cactus forest green'),
    Nuggets: figures('gold-nuggets gold', 'mine-wagon steel gold', 'gold-bar gold'),
    Posse: figures('winchester-rifle steel brown', 'cowboy-holster brown steel gold', 'buffalo-head brown ivory'),
  },
  around: figures(
    'horseshoe silver',
    'cactus green lime',
    'western-hat brown tan',
    'revolver steel brown',
    'dynamite red gold',
    'gold-nuggets gold',
  ),
  sceneries: list('mesa dunes rays mesa'),
  faces: list('rye bungee'),
  grounds: list('sunset ember gold crimson daylight'),
}

export const luck: Motif = {
  words: {
    Clovers: figures('shamrock green', 'shamrock lime green'),
    Horseshoes: figures('horseshoe gold', 'horseshoe silver'),
    Sevens: figures('own-sevens red crimson red', 'own-sevens gold orange gold', 'slot-machine red gold silver sky'),
    Coins: figures('two-coins gold', 'coins gold orange', 'coins-pile gold'),
    Bells: figures('ringing-bell gold orange red', 'ringing-bell gold teal'),
    Rainbows: figures('rainbow-star gold red blue green', 'rainbow-star yellow magenta sky lime'),
    Pots: figures('gold-stack gold', 'cauldron ink gold', 'gold-bar gold'),
    Charms: figures('ladybug red ink red', 'rabbit-head ivory pink', 'fox-head orange', 'dice-fire red ivory'),
  },
  around: figures(
    'shamrock green',
    'horseshoe gold',
    'two-coins gold',
    'ringing-bell gold orange',
    'ladybug red ink',
    'gold-bar gold',
    'star-medal red gold',
  ),
  without: ['silhouette'],
  sceneries: list('meadow rays reels vault'),
  faces: list('lilita bungee righteous'),
  grounds: list('emerald mint gold royal daylight'),
}

export const night: Motif = {
  words: {
    City: figures('modern-city steel violet sky magenta gold', 'city-car magenta gold'),
    Racers: figures(
      'race-car red gold ink',
      'f1-car magenta ink',
      'steering-wheel red steel gold',
      'checkered-flag ivory ink',
    ),
    Heist: figures('robber ink ivory gold', 'dynamite red gold', 'gold-bar gold'),
    Arcade: figures('joystick magenta teal gold', 'console-controller violet', 'slot-machine magenta teal gold'),
    Diva: figures('lips red magenta', 'microphone silver magenta gold', 'old-microphone silver magenta'),
    Jukebox: figures(
      'boombox violet magenta teal gold',
      'musical-notes magenta teal gold',
      'headphones violet magenta teal',
    ),
    Skyline: figures('modern-city navy sky gold violet', 'city-car sky ivory'),
    Lounge: figures('martini sky', 'grand-piano ink gold', 'glass-celebration gold'),
  },
  around: figures(
    'musical-notes magenta teal',
    'lips red',
    'martini sky',
    'microphone silver magenta',
    'race-car red gold',
    'joystick magenta teal',
    'headphones violet teal',
  ),
  sceneries: list('city grid spotlight rays'),
  faces: list('righteous orbitron limelight anton'),
  grounds: list('midnight violet magenta aurora royal'),
}
