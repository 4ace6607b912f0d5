/**
 * The icons of the application, by their names in Lucide: one family, one stroke. The build draws them into two files:
 * those of the shells come with the first paint, and shall cost it little; the others when one of them is shown.
 */
export const FIRST_ICONS = [
  'arrow-right',
  'award',
  'bell',
  'bird',
  'check',
  'cherry',
  'circle-question-mark',
  'circle-user',
  'crown',
  'dices',
  'download',
  'eye',
  'fish',
  'gamepad-2',
  'gift',
  'globe',
  'headset',
  'house',
  'layout-grid',
  'mail',
  'menu',
  'panel-left-open',
  'puzzle',
  'spade',
  'swords',
  'ticket',
  'volleyball',
  'wallet',
  'x',
] as const

export const LATER_ICONS = [
  'banknote',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-check',
  'circle-exclamation-point',
  'coins',
  'compass',
  'copy',
  'eye-off',
  'feather',
  'flame',
  'hammer',
  'hourglass',
  'info',
  'key-round',
  'log-out',
  'map-pin-off',
  'megaphone',
  'package-x',
  'panel-left-close',
  'pause',
  'play',
  'qr-code',
  'receipt-text',
  'refresh-cw',
  'rotate-cw',
  'search',
  'search-x',
  'send',
  'share-2',
  'smartphone',
  'tablet-smartphone',
  'triangle-exclamation-point',
  'unlink',
  'wifi-off',
  'wrench',
] as const

/** The signs of social networks, which the icon family does not have: drawn for it, as paths in a square of 24. */
export const NETWORK_ICONS = {
  'network-facebook': 'M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V21M6.5 12H15',
  'network-instagram':
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM17 7h.01',
  'network-telegram': 'M21 4 3 11l6 2.5L11 20l3.5-4.5L19 18zM9 13.5 21 4',
  'network-x': 'M4 4h3.5L20 20h-3.5zM4 20l6.6-7M20 4l-6 6.4',
  'network-youtube':
    'M6 5h12a3.5 3.5 0 0 1 3.5 3.5v7A3.5 3.5 0 0 1 18 19H6a3.5 3.5 0 0 1-3.5-3.5v-7A3.5 3.5 0 0 1 6 5zM10 9v6l5-3z',
  'network-tiktok': 'M13 3v12.5a4 4 0 1 1-4-4M13 3a6 6 0 0 0 6 6',
  'network-whatsapp':
    'M3.5 20.5 5 16a8.5 8.5 0 1 1 3.2 3.1zM9 8.5c0 3.6 2.9 6.5 6.5 6.5v-2l-2-1-1 1a4.5 4.5 0 0 1-2-2l1-1-1-2z',
  'network-line':
    'M12 4c5 0 9 3.1 9 7 0 4-5 7.3-9 9.5.6-1.4.5-2 0-2.6-5-.3-9-3-9-6.9 0-3.9 4-7 9-7zM8 9v4h1.5M12 13V9M15.5 9v4',
  'network-zalo':
    'M12 4c5 0 9 3.2 9 7.5S17 19 12 19c-1 0-2-.1-3-.4l-4.5 1.9.7-3.3a7 7 0 0 1-2.2-5.7C3 7.2 7 4 12 4zM9.5 8.5h5l-5 6h5',
  'network-wechat':
    'M9.5 4C5.4 4 2 6.7 2 10c0 1.8 1 3.4 2.6 4.5L4 17l2.6-1.3M22 14.5c0-2.8-2.7-5-6-5s-6 2.2-6 5 2.7 5 6 5c.8 0 1.5-.1 2.2-.3l2.3 1.3-.5-2.2a4.6 4.6 0 0 0 2-3.8zM7 9h.01M12 8.5h.01M14 14h.01M18 14h.01',
} as const

export type FirstIcon = (typeof FIRST_ICONS)[number]
export type LaterIcon = (typeof LATER_ICONS)[number] | keyof typeof NETWORK_ICONS
