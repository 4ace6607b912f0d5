/** What passes faster than this many windows a second is not looked at, nor are its pictures worth fetching. */
const FAST = 3
/** A list that has not moved for so long, in milliseconds, moves by a jump rather than by scrolling. */
const PAUSE_MS = 250
/** How many places in a row make a fling slow: a single one may be a frame that came late. */
const SLOW = 2

/** How a list moves: not at all, so that it can be looked at, or faster than anybody looks. */
export type Pace = 'rest' | 'scroll' | 'fling'

/**
 * Tells how fast a list goes by, from where it is found.
 * @returns takes each place: the offset and the window's height in pixels, the time in milliseconds
 */
export function createPaceMeter(): (offset: number, height: number, at: number) => Exclude<Pace, 'rest'> {
  let last = { offset: 0, at: Number.NEGATIVE_INFINITY }
  let slow = SLOW
  return (offset, height, at) => {
    const [way, time] = [Math.abs(offset - last.offset), at - last.at]
    last = { offset, at }
    if (time >= PAUSE_MS) slow = SLOW
    else if (way / height > (FAST * time) / 1000) slow = 0
    else slow += 1
    return slow < SLOW ? 'fling' : 'scroll'
  }
}
