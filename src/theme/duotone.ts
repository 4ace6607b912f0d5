/** Pictures in three colours: one filter in the page, which every cover refers to. */
import type { Hex } from './color.ts'
import type { SharedDecisions } from './decisions.ts'

/** How bright each channel makes a picture's grey. */
const GREY = '.38 .5 .12 0 0'
/** How many colours the way from the darkest to the lightest has. */
const STEPS = 6

const channels = (colour: Hex): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
/** Dark parts stay dark and light ones light for longer, as a print has them. */
const eased = (part: number): number => part * part * (3 - 2 * part)

/** The colours on the way, of one channel, as a filter writes them. */
function table([dark = 0, middle = 0, light = 0]: readonly number[]): string {
  return Array.from({ length: STEPS }, (_, step) => {
    const part = eased(step / (STEPS - 1)) * 2
    const value = part < 1 ? dark + (middle - dark) * part : middle + (light - middle) * (part - 1)
    return String(Math.round(value * 1000) / 1000)
  }).join(' ')
}

/** The three colours of a theme's pictures; `null` where they keep their own. */
function printOf({ dark, middle, light }: SharedDecisions['duotone']): readonly Hex[] | null {
  return dark && middle && light ? [dark, middle, light] : null
}

/** The CSS filter on pictures. */
export const toneOf = (duotone: SharedDecisions['duotone']): string => (printOf(duotone) ? 'url(#duotone)' : 'none')

/** The element that holds the filter; empty where pictures keep their colours. */
export function duotoneFilter(duotone: SharedDecisions['duotone']): string {
  const print = printOf(duotone)?.map(channels)
  if (!print) return ''
  const functions = ['R', 'G', 'B'].map(
    (name, channel) =>
      `<feFunc${name} type="table" tableValues="${table(print.map((colour) => colour[channel] ?? 0))}"/>`,
  )
  const matrix = `${GREY} ${GREY} ${GREY} 0 0 0 1 0`
  return [
    '<svg id="tone" width="0" height="0" aria-hidden="true">',
    `<filter id="duotone" color-interpolation-filters="sRGB"><feColorMatrix values="${matrix}"/>`,
    `<feComponentTransfer>${functions.join('')}</feComponentTransfer></filter></svg>`,
  ].join('')
}
