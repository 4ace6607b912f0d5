/** Where English is spoken; tournaments of players, and sports that are played in few countries, are known by these anywhere. */
import { names, type Naming } from './naming.ts'

export const ENGLISH: Naming = {
  places: names(
    'Harrowmere, Ashenford, Wexbrook, Dunmarrow, Pellingdale, Brackwater, Coldhaven, Stanmoor End, Larkspur, Eastmere, Quarrydale, Oxlowe, Redcombe, Silver Bay, Thistlegate, Merrowby, Hollinsea, Farwick, Grimsdale, Nettlestow, Kingsarrow, Birchfold, Saltmarsh, Windlebury, Cragholm, Otterby, Hawkridge, Millbeck, Stonewold, Tarnfield, Ravenlea, Foxholt, Greyport, Ironbeck, Lowmarsh, Elmcross, Pinegate, Copperhill, Wrenmoor, Dovecliff',
  ),
  forms: {
    football: names('{} Town, {} Rovers, {} FC, {} Athletic, {} Albion, {} Wanderers'),
    futsal: names('{} Futsal, {} Fives, {} Indoor'),
    basketball: names('{} Hoops, {} Giants, {} Royals'),
    'ice-hockey': names('{} Wolves, {} Blades, {} Frost'),
    'american-football': names('{} Bulls, {} Raiders, {} Condors'),
    baseball: names('{} Nine, {} Pilots, {} Foxes'),
    volleyball: names('{} Volley, {} VC, {} Spikers'),
  },
  club: names('{} Club, {} XV, {} Old Boys, {} Harriers'),
  leagues: {
    football: names(
      'Crown Premier, Northern Shield, Capital League, Harbour Cup, Three Shires Cup, Crown Second, Coastal League, Lantern Trophy, Beacon Cup, Northern Amateur, Crown Youth, Friendship Cup',
    ),
    basketball: names('Crown Hoops, Capital Basketball, Highland Cup, Dockside League, Coastal Classic'),
    tennis: names('Sierra Open, Harbour Open, Royal Clay, Jacaranda Cup, Lake Challenge'),
    volleyball: names('Crown Volley, Dune Cup, Coastal Volley, Garland League'),
    baseball: names('Diamond League, Southern Nine, Gulf Series, Bat Trophy'),
    'ice-hockey': names('Rime League, Northern Ice League, Glacier Cup, Fjord League'),
    handball: names('Crown Handball, Seven Metre Cup, Northern Handball, Arena Series'),
    rugby: names('Oak Tournament, Scrum Cup, League XV, Six Counties'),
    'american-football': names('Condor League, Southern Gridiron, Yard Cup, Ridge League'),
    'table-tennis': names('Small Table League, Spin Cup, Evening Series, Daily Tour'),
    badminton: names('Feather Open, Plume Cup, Sea Series, Gust League'),
    futsal: names('Crown Futsal, Fives Cup, Dockside Futsal, Night Series'),
  },
}
