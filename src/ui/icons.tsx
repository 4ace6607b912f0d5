/** Icons as components: those of the first view, a login page's too. What comes later has its own in `later-icons.ts`. */
import { drawIcon, drawLater } from './draw-icon.ts'

export type { IconView } from './draw-icon.ts'

export const ArrowRight = drawIcon('arrow-right')
export const Bird = drawIcon('bird')
export const Check = drawIcon('check')
export const Cherry = drawIcon('cherry')
export const CircleUser = drawIcon('circle-user')
export const Dices = drawIcon('dices')
export const Eye = drawIcon('eye')
export const EyeOff = drawLater('eye-off')
export const Fish = drawIcon('fish')
export const Gamepad2 = drawIcon('gamepad-2')
export const Gift = drawIcon('gift')
export const Globe = drawIcon('globe')
export const Headset = drawIcon('headset')
export const House = drawIcon('house')
export const LayoutGrid = drawIcon('layout-grid')
export const Menu = drawIcon('menu')
export const Puzzle = drawIcon('puzzle')
export const RefreshCw = drawLater('refresh-cw')
export const Spade = drawIcon('spade')
export const Swords = drawIcon('swords')
export const Ticket = drawIcon('ticket')
export const Volleyball = drawIcon('volleyball')
export const Wallet = drawIcon('wallet')
export const WifiOff = drawLater('wifi-off')
