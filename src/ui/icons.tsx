/** Icons as components. They are drawn in one SVG file of the bundle, so that they cost no script. */
import sprite from 'virtual:icon-sprite'
import type { IconName } from '../theme/icons.ts'

interface IconProps {
  readonly className?: string | undefined
  /** Every icon stands beside words or in a named control. */
  readonly 'aria-hidden': true
}

export type IconView = ReturnType<typeof icon>

function icon(name: IconName) {
  return function Icon({ className }: IconProps) {
    return (
      <svg
        className={className}
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <use href={`${sprite}#${name}`} />
      </svg>
    )
  }
}

export const ArrowRight = icon('arrow-right')
export const Banknote = icon('banknote')
export const Bird = icon('bird')
export const Check = icon('check')
export const Cherry = icon('cherry')
export const ChevronDown = icon('chevron-down')
export const ChevronLeft = icon('chevron-left')
export const ChevronRight = icon('chevron-right')
export const CircleExclamationPoint = icon('circle-exclamation-point')
export const CircleCheck = icon('circle-check')
export const CircleQuestionMark = icon('circle-question-mark')
export const CircleUser = icon('circle-user')
export const Coins = icon('coins')
export const Compass = icon('compass')
export const Copy = icon('copy')
export const Dices = icon('dices')
export const Download = icon('download')
export const Eye = icon('eye')
export const EyeOff = icon('eye-off')
export const Fish = icon('fish')
export const Flame = icon('flame')
export const Gamepad2 = icon('gamepad-2')
export const Gift = icon('gift')
export const Globe = icon('globe')
export const Hammer = icon('hammer')
export const Headset = icon('headset')
export const Hourglass = icon('hourglass')
export const House = icon('house')
export const Info = icon('info')
export const LayoutGrid = icon('layout-grid')
export const LogOut = icon('log-out')
export const MapPinOff = icon('map-pin-off')
export const Megaphone = icon('megaphone')
export const Menu = icon('menu')
export const PackageX = icon('package-x')
export const PanelLeftClose = icon('panel-left-close')
export const PanelLeftOpen = icon('panel-left-open')
export const Pause = icon('pause')
export const Play = icon('play')
export const Puzzle = icon('puzzle')
export const ReceiptText = icon('receipt-text')
export const RefreshCw = icon('refresh-cw')
export const RotateCw = icon('rotate-cw')
export const Search = icon('search')
export const SearchX = icon('search-x')
export const Send = icon('send')
export const Spade = icon('spade')
export const Swords = icon('swords')
export const Ticket = icon('ticket')
export const TriangleExclamationPoint = icon('triangle-exclamation-point')
export const Unlink = icon('unlink')
export const Volleyball = icon('volleyball')
export const Wallet = icon('wallet')
export const WifiOff = icon('wifi-off')
export const Wrench = icon('wrench')
export const X = icon('x')
