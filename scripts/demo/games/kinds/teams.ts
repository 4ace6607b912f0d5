/** Who plays in each sport. Invented, as all names here are. */
import type { Game } from '../../../sandbox/seeds/games/games.ts'

interface Teams {
  /** Whether a match can end level. */
  readonly drawn: boolean
  readonly teams: readonly string[]
}

const names = (text: string): string[] => text.split(', ')

const CLUBS = names(
  'Puerto Alba, Sierra Norte, Río Claro, Monte Verde, Lago Azul, Costa Brava FC, Altos del Sol, Villa Marina, Campo Real, Bahía Sur, Valle Dorado, San Telmo XI',
)
const PLAYERS = names(
  'A. Moreau, J. Lindqvist, K. Sato, M. Oduya, R. Castellan, T. Novak, L. Brandt, P. Achebe, D. Ferrer, S. Halloran, V. Ivanko, N. Prasad',
)
const SQUADS = names(
  'Night Owls, Iron Foxes, Zero Kelvin, Red Harbor, Polar Nine, Static, Copper Crows, Sunken City, Paper Tigers, Lucky Comet',
)
const BIRDS = names(
  'Red Comet, Old Thunder, Silver Spur, Captain, Golden Tail, Black Pepper, Morning Star, Tornado, Big Amber, Little King',
)

/** Football ends level at times; in the others somebody wins. */
export function teamsOf({ category, gameName }: Pick<Game, 'category' | 'gameName'>): Teams {
  if (category === 'COCKFIGHT') return { drawn: false, teams: BIRDS }
  if (category === 'ESPORTS') return { drawn: gameName.includes('Goal League'), teams: SQUADS }
  if (gameName.includes('Tennis') || gameName.includes('Racing')) return { drawn: false, teams: PLAYERS }
  return { drawn: gameName.includes('Football'), teams: CLUBS }
}
