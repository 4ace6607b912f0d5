/** Where a preview stands: figures in pixels of the window. */

/** How far a grown card reaches beyond its own on each side, and how far everything keeps from the window's edge. */
const GROWTH = 10
const EDGE = 8
const LEAST_WIDTH = 210
/** Between a card and its sheet. */
const GAP = 12
/** How far the ring stands off the card that it is around. */
const RING = 6
const LATER = 24

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

/**
 * Where what is so high begins: it grows downwards from a card, or upwards where that would leave the room.
 * @param room without what lies over its lower edge
 */
export function topOf(card: Box, height: number, room: Room): number {
  const down = card.top - GROWTH
  const fits = down + height <= room.height - GAP
  return within(fits ? down : card.top + card.height + GROWTH - height, height, room.height - GAP + EDGE)
}

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
/** How high the bar is that lies over the window's lower edge; nothing where there is none. */
const barHeight = (): number => document.querySelector<HTMLElement>('[data-bottom-bar]')?.offsetHeight ?? 0
const px = (value: number): string => `${value}px`

/** Lays a card that has grown over its own. */
export function over(element: HTMLElement, card: HTMLElement): void {
  const box = card.getBoundingClientRect()
  const { left, width } = grownOver(box, windowRoom())
  const { style } = element
  style.left = px(left)
  style.width = px(width)
  const { width: across, height } = windowRoom()
  style.top = px(topOf(box, element.offsetHeight, { width: across, height: height - barHeight() }))
}

/** Lays a sheet beside a card, and a ring around the card. */
export function beside(sheet: HTMLElement, ring: HTMLElement, card: HTMLElement): void {
  const { left, top, isAbove } = sheetBeside(
    card.getBoundingClientRect(),
    { width: sheet.offsetWidth, height: sheet.offsetHeight },
    windowRoom(),
  )
  sheet.style.left = px(left)
  sheet.style.top = px(top)
  ring.toggleAttribute('data-above', isAbove)
  around(ring, card)
}

/** Where a sheet lies at the window's lower edge, the card moves out from under it, and has the ring around it. */
export function above(sheet: HTMLElement, ring: HTMLElement, card: HTMLElement): void {
  // What comes in it a moment later may need one more line.
  const free = innerHeight - sheet.offsetHeight - GAP - RING - LATER
  const under = card.getBoundingClientRect().bottom - free
  if (under > 0) scrollBy({ top: under, behavior: 'instant' })
  around(ring, card)
}

function around({ style }: HTMLElement, card: HTMLElement): void {
  const { left, top, width, height } = card.getBoundingClientRect()
  style.left = px(left - RING)
  style.top = px(top - RING)
  style.width = px(width + 2 * RING)
  style.height = px(height + 2 * RING)
}
