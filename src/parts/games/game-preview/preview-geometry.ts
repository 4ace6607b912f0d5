/** Where a preview stands: figures in pixels of the window. */

/** How far a grown card reaches beyond its own on each side, and how far everything keeps from the window's edge. */
const GROWTH = 10
const EDGE = 8
const LEAST_WIDTH = 210
/** Between a card and its sheet. */
const GAP = 12

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
interface Room {
  readonly width: number
  readonly height: number
}

const within = (from: number, size: number, room: number): number => Math.max(EDGE, Math.min(from, room - size - EDGE))

/** How wide a card has grown, and where it begins. */
export function grownOver(card: Box, room: Room): Pick<Box, 'left' | 'width'> {
  const width = Math.max(card.width + 2 * GROWTH, LEAST_WIDTH)
  return { width, left: within(card.left + card.width / 2 - width / 2, width, room.width) }
}

/** Where what is so high begins, that grows downwards from a card. */
export const topOf = (card: Box, height: number, room: Room): number => within(card.top - GROWTH, height, room.height)

/** Where a sheet of this size stands: below the card, above it where there is no room. */
export function sheetBeside(
  card: Box,
  sheet: Room,
  room: Room,
): Pick<Box, 'left' | 'top'> & { readonly isAbove: boolean } {
  const below = card.top + card.height + GAP
  const fits = below + sheet.height <= room.height - EDGE
  return {
    isAbove: !fits,
    left: within(card.left + card.width / 2 - sheet.width / 2, sheet.width, room.width),
    top: within(fits ? below : card.top - GAP - sheet.height, sheet.height, room.height),
  }
}

const windowRoom = (): Room => ({ width: innerWidth, height: innerHeight })
const px = (value: number): string => `${value}px`

/** Lays a card that has grown over its own. */
export function over(element: HTMLElement, card: HTMLElement): void {
  const box = card.getBoundingClientRect()
  const { left, width } = grownOver(box, windowRoom())
  const { style } = element
  style.left = px(left)
  style.width = px(width)
  style.top = px(topOf(box, element.offsetHeight, windowRoom()))
}

/** Lays a sheet beside a card, and a ring around the card. */
export function beside(sheet: HTMLElement, ring: HTMLElement, card: HTMLElement): void {
  const box = card.getBoundingClientRect()
  const { left, top, isAbove } = sheetBeside(
    box,
    { width: sheet.offsetWidth, height: sheet.offsetHeight },
    windowRoom(),
  )
  sheet.style.left = px(left)
  sheet.style.top = px(top)
  ring.toggleAttribute('data-above', isAbove)
  const { style } = ring
  style.left = px(box.left)
  style.top = px(box.top)
  style.width = px(box.width)
  style.height = px(box.height)
}
