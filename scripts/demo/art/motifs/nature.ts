/** Slots: fruit, sweets, gems, jungle and harvest. */
import { figures, list, type Motif } from './motif.ts'

export const fruit: Motif = {
  words: {
    Cherries: figures('cherry red red green', 'cherry crimson crimson lime'),
    Lemons: figures('lemon yellow green', 'cut-lemon yellow lime lime yellow /ivory'),
    Mangoes: figures('peach orange gold green', 'fruit-bowl tan orange red lime gold'),
    Plums: figures('plum violet green /violet', 'plum magenta lime /crimson'),
    Melons: figures('watermelon red lime green forest lime', 'watermelon orange lime green'),
    Papayas: figures('carambola orange orange gold lime gold', 'kiwi-fruit orange orange /gold'),
    Oranges: figures('orange orange /gold', 'orange-slice orange gold gold orange'),
    Berries: figures(
      'strawberry red green red',
      'raspberry magenta crimson red',
      'berries-bowl tan magenta violet red blue',
    ),
  },
  around: figures(
    'cherry red red green',
    'lemon yellow green',
    'orange-slice orange gold',
    'strawberry red green',
    'grapes violet magenta violet green',
    'watermelon red lime green forest',
    'banana-bunch yellow gold yellow',
    'pineapple gold orange lime',
  ),
  without: ['silhouette'],
  sceneries: list('orchard rays reels market'),
  faces: list('lilita bungee righteous'),
  grounds: list('sunset mint magenta candy emerald daylight ember violet'),
}

export const sweets: Motif = {
  words: {
    Cupcakes: figures('cupcake pink violet red magenta ivory', 'cupcake gold pink red teal ivory'),
    Drops: figures('wrapped-sweet red gold pink', 'jelly-beans magenta lime'),
    Truffles: figures('chocolate-bar brown tan gold brown red', 'cake-slice pink brown ivory red'),
    Lollies: figures('spiral-lollipop magenta ivory /gold', 'ice-pop pink tan', 'candy-canes red ivory red ivory'),
    Waffles: figures('ice-cream-cone pink teal gold tan tan gold'),
    Macarons: figures('donut pink gold pink /magenta', 'cookie tan /brown', 'stairs-cake pink ivory teal gold'),
    Jellies: figures('jelly magenta teal violet gold', 'jelly lime orange pink red'),
    Nougat: figures('gingerbread-man tan red ivory', 'honeypot gold tan orange', 'pretzel tan gold brown'),
  },
  around: figures(
    'wrapped-sweet red gold pink',
    'spiral-lollipop magenta ivory /gold',
    'candy-canes red ivory',
    'donut pink gold',
    'cupcake pink violet red magenta',
    'jelly-beans lime magenta',
    'ice-cream-cone pink teal tan',
  ),
  without: ['silhouette'],
  sceneries: list('candyland rays reels clouds'),
  faces: list('lilita bungee'),
  grounds: list('candy magenta mint daylight violet sunset'),
}

export const gems: Motif = {
  words: {
    Gems: figures('gems red green gold /violet', 'gems teal magenta gold /navy'),
    Crystals: figures('crystal-growth violet teal magenta sky', 'floating-crystal sky teal violet'),
    Diamonds: figures('cut-diamond sky ivory teal silver', 'diamond-hard steel sky /blue'),
    Opals: figures('mineral-pearls pink teal violet sky', 'amethyst ivory teal pink violet'),
    Prisms: figures('prism violet lime red /navy', 'crystal-bars red teal gold'),
    Facets: figures('rupee green lime teal forest', 'emerald teal green lime'),
    Crowns: figures(
      'crown gold red gold green',
      'jewel-crown gold red',
      'imperial-crown gold red gold violet',
      'queen-crown gold red',
    ),
    Jewels: figures(
      'gem-pendant gold red',
      'big-diamond-ring gold sky ivory',
      'fire-gem red gold orange /crimson',
      'saphir blue sky /navy',
    ),
  },
  around: figures(
    'cut-diamond sky ivory teal',
    'rupee red magenta pink crimson',
    'emerald green lime teal',
    'saphir blue sky /navy',
    'crystal-growth violet magenta',
    'minerals gold violet teal red',
  ),
  without: ['silhouette'],
  sceneries: list('cavern rays vault spotlight'),
  faces: list('cinzel righteous limelight'),
  grounds: list('violet royal midnight magenta ocean aurora onyx'),
}

export const jungle: Motif = {
  words: {
    Jaguar: figures('tiger-head gold tan orange ivory', 'saber-toothed-cat-head gold ivory tan'),
    Toucan: figures('toucan ink orange gold ivory /ivory'),
    Orchid: figures(
      'vine-flower magenta green pink lime',
      'flower-emblem magenta pink violet gold',
      'lotus pink magenta violet',
    ),
    Vines: figures('monstera-leaf green', 'vines lime /forest'),
    Panther: figures('feline navy blue', 'lynx-head steel violet gold'),
    Gorilla: figures('gorilla ink steel brown', 'mandrill-head brown red blue gold ivory'),
    Canopy: figures('jungle green forest lime', 'tree-roots brown', 'palm-tree green'),
    Macaw: figures('parrot-head red gold ivory', 'parrot-head blue gold red'),
  },
  around: figures(
    'monstera-leaf green',
    'monstera-leaf lime',
    'vine-flower magenta green',
    'flower-emblem orange red gold',
    'palm-tree forest',
    'lotus pink magenta',
  ),
  sceneries: list('jungle forest rays temple'),
  faces: list('lilita metamorphous bungee'),
  grounds: list('emerald mint ocean ember sunset aurora'),
}

export const harvest: Motif = {
  words: {
    Harvest: figures('wheat gold tan gold', 'grain-bundle gold tan', 'corn yellow lime gold green'),
    Rooster: figures('rooster red gold orange green', 'chicken ivory red gold'),
    Pumpkins: figures('pumpkin orange gold orange green', 'pumpkin-lantern orange gold /ink'),
    Barn: figures('barn red ivory red tan', 'windmill red ivory tan'),
    Tractor: figures('farm-tractor green red gold ink'),
    Sunflowers: figures('sunflower yellow gold orange yellow'),
    Piglets: figures('pig pink', 'sheep ivory tan ivory', 'cow ivory brown'),
    Acorns: figures('acorn brown tan gold', 'oak-leaf orange red'),
  },
  around: figures(
    'wheat gold tan',
    'corn yellow lime',
    'carrot orange green',
    'pumpkin orange gold',
    'shiny-apple red green',
    'sunflower yellow gold orange',
    'oak-leaf orange',
  ),
  sceneries: list('farm orchard rays market'),
  faces: list('lilita rye bungee'),
  grounds: list('sunset daylight gold ember mint emerald'),
}
