/**
 * Titles of the slots that are played most, by the theme of their cover, each with one of the theme's own things, which the
 * cover shows. Invented: no name of a real game or studio.
 */
const titles = (text: string): readonly string[] => text.split(' | ')

export const TITLES: Readonly<Record<string, readonly string[]>> = {
  fruit: titles(
    'Cherries at Dawn | Three Lemons and a Lie | Mangoes on the Moon | Plums Away! | Grandma’s Melons | Papayas by Post | Blood Oranges | Berries After Dark | Lemons Don’t Lie | The Melons Are Loose | Cherries Overboard | Plums & Thunder | Oranges for Odile | Wild Berries Weather | Mangoes per Minute | One Crate of Papayas',
  ),
  temple: titles(
    'The Temple Has Moved | Idol Hands | Pyramid No. 7 | Altar of Echoes | The Obelisk Job | Mask of Whispers | Scarab on the Stairs | The Oracle Overslept | Under the Pyramid | Scarab Season | Temple of Tin | Ask the Oracle | The Borrowed Mask | Idol by Moonlight | Obelisk Express | The Ninth Altar',
  ),
  dragon: titles(
    'Dragon in the Tea House | Wyrm & Sons | Phoenix on Probation | Pearl Under the Tongue | Lantern Night Ferry | Scale by Scale | Serpent in Silk | Flame Keeper’s Daughter | The Dragon Pays Rent | Paper Lantern Sky | Phoenix Feather Post | The Pearl Eaters | Serpent at the Gate | Old Wyrm, New Tricks | Hold the Flame | Weighing the Scale',
  ),
  sea: titles(
    'Reef After Hours | The Kraken Is Hungry | Anchor Down, Spirits Up | Mermaid’s Day Off | Trident for Hire | Lagoon Radio | Whale of a Tuesday | The Paper Galleon | Kraken & Daughters | Low Tide Lagoon | Song of the Whale | Galleon in a Bottle | Mermaid Mail | Trident Tango | Reef Relief | Anchor and Lace | The Whale Knows Jazz | Reef Bandits | Kraken in the Kitchen | Lagoon After Lunch | Galleon Number Nine | Mermaid Matinee',
  ),
  space: titles(
    'Comet Crossing | Nebula Noodle Bar | Rover, Come Home | Last Bus to the Galaxy | Beacon on Blue | Meteor Insurance | Station Master Zed | Pulsar Parade | Rover & the Rock | Comet’s Tail | Meteor Shower Gala | A Quiet Galaxy | The Beacon Keeper | Nebula Nightshift | Pulsar Postcards | Station to Saturn | Rover in Rosewater | Comet for Company | The Little Galaxy Inn | Beacon Street Blues',
  ),
  sweets: titles(
    'Cupcakes Conspiracy | Lemon Drops at Noon | The Truffles Affair | Lollies on Parade | Waffles for Wolves | Macarons & Mayhem | Jellies in Space | Nougat Nocturne | Cupcakes at Court | Truffles of Tarn | Waffles O’Clock | Macarons by Mail | Rebel Lollies | Dancing Jellies | Midnight Drops | The Nougat Baron | Cupcakes Never Quit',
  ),
  gems: titles(
    'Gems by the Pound | Crystals & Coffee | Diamonds Due Monday | Opals in the Rain | Prisms of Ovaline | Facets of Fire | Crowns for Crows | Jewels of Madame Voss | Opals Under Glass | Seven Prisms | Stolen Crowns | Diamonds in the Dough | Crystals Calling | The Gems Run North | Facets and Foxes | Jewels on Loan',
  ),
  jungle: titles(
    'Jaguar at the Window | Toucan Do It | Orchid Thief | Vines & Wires | Panther’s Toll | Gorilla Rodeo | Canopy Express | Macaw Mambo | The Velvet Orchid | Jaguar Moon | Panther in Pearls | Gorilla Getaway | Toucan Taxi | Vines Over Verdigris | Canopy Lights | Macaw & Order',
  ),
  desert: titles(
    'Caravan at Midnight | Oasis Motel | The Sphinx Is Bored | Cobra Serenade | Dunes of Dust and Gold | Nomad’s Ledger | Falcon Over Fez | Lamp Number Three | Riddle Me, Sphinx | Cobra in the Basket | Oasis Limited | The Brass Lamp | Falcon’s Wager | Caravan of Crows | Singing Dunes | Nomad Nights Inn | Caravan Needs a Cook | Dunes at Daybreak | Sphinx & Son | The Patient Cobra',
  ),
  pirates: titles(
    'Captain Nobody | Cutlass & Custard | Polly the Parrot Pays | Treasure, Probably | Cannon Ball Social | Broken Compass Club | Doubloons in the Attic | Corsair Cabaret | Captain’s Last Biscuit | The Parrot Knows | Compass Points North-ish | Treasure Under the Bed | Loose Cannon Lil | Corsair’s Lullaby | Doubloons by the Dozen | Cutlass and Crumpet',
  ),
  norse: titles(
    'Hammer Time in Hel | Runes on the Radio | Longship Regatta | Wolf at the Wedding | Valkyrie Airlines | Shield Sisters | Giant in the Pantry | Axe & Anvil | The Borrowed Hammer | Wolf Winter | Runes for Beginners | Longship Lullaby | Valkyrie Overtime | The Polite Giant | Axe to the Moon | Shield Wall Waltz',
  ),
  myth: titles(
    'Titan Tea Party | Pegasus Parking | Medusa’s Mirror | Minotaur’s Map | Hydra Has Headaches | The Tenth Muse | Chariot of Choice | Centaur Derby | Medusa in Marble | Pegasus Post | The Sleeping Titan | Hydra Haircut | Muse of the Market | Minotaur in Mittens | Chariot Rush Hour | The Last Centaur | Titan on Tiptoe',
  ),
  carnival: titles(
    'Carnival of Clocks | Parade at Daybreak | Drums Across the River | Masks & Marmalade | Fiesta on the Roof | Fireworks for Fina | Piñata Panic | Dancers in the Rain | Five Gold Masks | Drums Until Dawn | Fiesta Forty-Two | Paper Fireworks | The Runaway Parade | Piñata Politics | Shadow Dancers | Carnival by Candle',
  ),
  harvest: titles(
    'Harvest Home Run | Rooster Rebellion | Pumpkins on Patrol | The Barn Next Door | Tractor Pull Polka | Sunflowers at Six | Piglets in Pyjamas | Acorns & Aces | Rooster’s Overture | Pumpkins of Pell | Barn Dance Bandit | Sunflowers Never Sleep | Tractor No. 9 | Piglets on Parole | Acorns for Anton | Blue Ribbon Harvest',
  ),
  west: titles(
    'Sheriff Saturday | Saloon of Second Chances | Mustang Sally Forth | Bandits of Butter Creek | The Late Stagecoach | Cactus Kisses | Nuggets & Nettles | Posse of Poets | The Honest Bandits | Saloon Door Swing | Mustang on the Mesa | Cactus Jane | Sheriff Has a Cold | Stagecoach to Sorrow | Pan for Nuggets | Posse Comes Home',
  ),
  magic: titles(
    'Wizard on Strike | Potions & Notions | Grimoire Thieves | The Wand Exchange | Cauldron Kitchen | The Cat Is My Familiar | Sorceress in Scarlet | Amulet of Ash | Wizard’s Apprentice Fee | Potions at Four | Whispering Grimoire | Crooked Wand | Cauldron Calling | My Familiar Is a Toad | Sorceress of Salt | The Twin Amulet',
  ),
  luck: titles(
    'Clovers for Clara | Horseshoes & Heels | Sevens on Sunday | Coins in the Fountain | Bells of Ballymore | Two Rainbows Wide | Pots and Promises | Charms of Mrs Quill | Sevens After Seven | The Bells Agree | Coins Under Stone | Chasing Rainbows Home | Clovers & Co. | Horseshoes Up | Charms on a String | Pots of Plenty Pub',
  ),
  night: titles(
    'City That Never Folds | Racers of Route Nought | Heist at the Hotel | Arcade 1987 | Diva’s Encore | Jukebox Hearts | Skyline Sonata | The Velour Lounge | Quiet Heist | Arcade After Rain | Last Call Lounge | Diva in Denim | Jukebox No. 5 | Racers in Red | Skyline for Two | City of Second Takes | Heist in Heels | Lounge of Lost Hats',
  ),
}
