/** Slots: temples, dragons, deserts, the north, myths and magic. */
import { figures, list, type Motif } from './motif.ts'

export const temple: Motif = {
  words: {
    Temple: figures(
      'egyptian-temple gold tan teal gold',
      'temple-gate gold red teal brown',
      'mayan-pyramid tan gold green',
    ),
    Idol: figures('totem-mask gold teal red green', 'sun-priest gold teal red', 'nefertiti gold teal blue'),
    Pyramid: figures('great-pyramid gold tan orange', 'mayan-pyramid tan gold teal'),
    Altar: figures('star-altar tan gold', 'sarcophagus gold blue teal red'),
    Obelisk: figures('all-seeing-eye gold tan /navy', 'obelisk gold tan'),
    Mask: figures('pharoah gold blue gold teal', 'ceremonial-mask brown gold red', 'tribal-mask teal gold red ivory'),
    Scarab: figures('gold-scarab gold teal blue gold', 'scarab-beetle teal blue gold green'),
    Oracle: figures('cleopatra gold ink teal red', 'anubis ink gold teal', 'eye-of-horus gold'),
  },
  around: figures(
    'gold-scarab gold teal',
    'ankh gold',
    'eye-of-horus gold',
    'bastet ink gold',
    'all-seeing-eye gold tan',
    'tribal-mask gold teal red',
  ),
  sceneries: list('temple dunes cavern rays'),
  faces: list('cinzel metamorphous'),
  grounds: list('gold ember onyx emerald ocean lacquer sunset'),
}

export const dragon: Motif = {
  words: {
    Dragon: figures(
      'spiked-dragon-head red gold orange crimson',
      'dragon-head green gold',
      'sea-dragon gold',
      'wyvern crimson',
      'double-dragon gold',
    ),
    Wyrm: figures('dragon-spiral green', 'hydra forest', 'sea-serpent teal', 'wyvern violet'),
    Phoenix: figures('condor-emblem orange gold red yellow', 'eagle-emblem orange', 'harpy red gold'),
    Pearl: figures('oyster-pearl pink violet ivory', 'dragon-balls gold orange red /ivory', 'dragon-orb sky red gold'),
    Lantern: figures('asian-lantern red gold', 'lantern-flame red gold orange /yellow'),
    Scale: figures('dragon-shield gold red green', 'dorsal-scales green gold teal lime'),
    Serpent: figures('snake green', 'sea-serpent red'),
    Flame: figures('fire-bowl orange gold', 'dragon-breath orange', 'flame orange', 'fireball red gold orange'),
  },
  around: figures(
    'asian-lantern red gold',
    'yin-yang ivory ink',
    'dragon-shield gold red',
    'lotus pink red gold',
    'flame orange',
    'two-coins gold',
  ),
  sceneries: list('pagoda mountains clouds rays'),
  faces: list('metamorphous rocker bungee'),
  grounds: list('lacquer crimson ember onyx emerald violet midnight'),
}

export const desert: Motif = {
  words: {
    Caravan: figures('camel tan', 'old-wagon brown ivory tan red'),
    Oasis: figures('oasis teal green lime', 'palm-tree green', 'island sky green tan lime'),
    Sphinx: figures('egyptian-sphinx gold tan blue', 'greek-sphinx tan gold red'),
    Cobra: figures('rattlesnake green gold lime', 'snake-spiral gold'),
    Dunes: figures('scorpion brown', 'camel tan', 'cactus green lime'),
    Nomad: figures('turban red gold blue', 'djinn blue gold teal', 'camel-head tan'),
    Falcon: figures('falcon-moon tan gold', 'eagle-head brown', 'horus ink gold ivory', 'hawk-emblem gold'),
    Lamp: figures('magic-lamp gold', 'djinn violet gold magenta'),
  },
  around: figures(
    'cactus green lime',
    'scorpion orange',
    'magic-lamp gold',
    'palm-tree green',
    'gold-scarab gold teal',
    'camel tan',
  ),
  sceneries: list('dunes oasis rays temple'),
  faces: list('cinzel metamorphous righteous'),
  grounds: list('sunset gold ember violet onyx magenta'),
}

export const norse: Motif = {
  words: {
    Hammer: figures('thor-hammer steel tan gold', 'thor-fist tan steel gold'),
    Runes: figures('rune-stone steel', 'menhir steel', 'winged-shield silver'),
    Longship: figures('drakkar brown red gold tan', 'drakkar-dragon gold green red'),
    Wolf: figures('wolf-head silver', 'wolf-howl silver sky', 'direwolf steel silver'),
    Valkyrie: figures('winged-sword silver gold sky', 'barbarian tan gold steel red', 'feathered-wing ivory'),
    Shield: figures('viking-shield red gold steel blue', 'griffin-shield blue', 'swords-emblem red steel'),
    Giant: figures(
      'viking-head red gold tan',
      'horned-helm steel ivory gold',
      'dwarf-king gold red tan',
      'frostfire sky orange',
    ),
    Axe: figures('battle-axe steel silver brown', 'crossed-axes steel brown silver gold', 'war-axe steel brown red'),
  },
  around: figures(
    'viking-shield red gold steel',
    'thor-hammer steel tan',
    'rune-stone steel',
    'battle-axe steel silver brown',
    'viking-helmet steel gold ivory',
    'raven ink',
  ),
  sceneries: list('fjord mountains forest spotlight'),
  faces: list('rocker metamorphous cinzel'),
  grounds: list('aurora midnight royal ocean daylight onyx'),
}

export const myth: Motif = {
  words: {
    Titan: figures('spartan-helmet gold red tan', 'galea gold red steel', 'discobolus tan', 'minotaur brown ivory'),
    Pegasus: figures('pegasus ivory sky', 'pegasus gold ivory', 'unicorn ivory gold pink'),
    Medusa: figures('medusa-head green lime teal gold', 'medusa-head gold teal lime green'),
    Minotaur: figures('minotaur brown ivory', 'bull-horns brown ivory', 'buffalo-head brown ivory gold'),
    Hydra: figures('hydra green', 'double-dragon teal', 'sea-creature teal'),
    Muse: figures('lyre gold', 'harp gold tan orange', 'amphora orange ink', 'laurel-crown gold lime'),
    Chariot: figures('chariot gold red tan', 'trojan-horse tan brown gold', 'horse-head ivory gold'),
    Centaur: figures('centaur brown tan gold', 'griffin-symbol gold', 'harpy violet gold'),
  },
  around: figures(
    'laurel-crown gold lime',
    'ionic-column ivory tan',
    'amphora orange ink',
    'zeus-sword gold',
    'spartan-helmet gold red',
    'lyre gold',
  ),
  sceneries: list('olympus clouds rays spotlight'),
  faces: list('cinzel limelight'),
  grounds: list('daylight royal gold sunset ocean violet'),
}

export const magic: Motif = {
  words: {
    Wizard: figures('wizard-face violet gold ivory tan', 'pointy-hat violet blue gold'),
    Potions: figures('round-potion teal lime gold', 'standing-potion magenta gold', 'magic-potion violet lime teal'),
    Grimoire: figures('spell-book violet gold ivory', 'evil-book violet gold ivory'),
    Wand: figures('fairy-wand gold sky magenta', 'crystal-wand gold violet teal'),
    Cauldron: figures('cauldron ink lime steel', 'bubbling-flask violet lime'),
    Familiar: figures('owl tan gold ivory', 'cat ink lime', 'raven navy'),
    Sorceress: figures('witch-face green violet gold red', 'witch-flight violet gold', 'fairy violet'),
    Amulet: figures('heart-necklace gold red', 'crystal-ball sky gold', 'gem-pendant gold violet'),
  },
  around: figures(
    'round-potion teal lime gold',
    'crystal-ball sky gold',
    'fairy-wand gold magenta',
    'star-swirl gold',
    'sparkles gold',
    'owl tan gold',
  ),
  sceneries: list('forest tower spotlight cavern'),
  faces: list('metamorphous limelight rocker'),
  grounds: list('violet midnight aurora magenta emerald royal'),
}
