/** The few signs on buttons, drawn with one line. */
import { svg } from './dom.ts'

const PATHS = {
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  info: 'M12 11v6M12 7.5v.01M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
  close: 'M6 6l12 12M18 6L6 18',
  spin: 'M20 12a8 8 0 1 1-2.6-5.9M20 3v5h-5',
  undo: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  again: 'M17 3l3 3-3 3M20 6H8a4 4 0 0 0-4 4v1M7 21l-3-3 3-3M4 18h12a4 4 0 0 0 4-4v-1',
  dice: 'M5 5h14v14H5zM9 9v.01M15 15v.01M12 12v.01M15 9v.01M9 15v.01',
} as const

export const icon = (name: keyof typeof PATHS): SVGElement =>
  svg('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, svg('path', { d: PATHS[name] }))
