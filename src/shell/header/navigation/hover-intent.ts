/**
 * When a drop-down opens and closes under a pointer. It opens only where the pointer rests, so that crossing the bar opens
 * nothing, and while one is open, a pointer that is on its way down into it does not open the neighbour's that it crosses.
 */

/** How long a pointer rests on an item before its panel opens, and how long it may be away before it closes; milliseconds. */
export const OPEN_AFTER_MS = 150
export const CLOSE_AFTER_MS = 250

/** In pixels of the window. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface HoverIntent {
  /** The pointer has come to an item, or moves on it. */
  over(item: string, at: Point): void
  /** The pointer is in the open panel. */
  inside(): void
  /**
   * The pointer is neither on an item nor in a panel.
   * @param closes whether an open panel goes then
   */
  away(closes: boolean): void
  /** A click has led on: nothing opens by itself where the pointer is, before it has been elsewhere. */
  followed(): void
  /** The pointer has been elsewhere since. */
  elsewhere(): void
  /** Something else has opened or closed a panel. */
  sync(open: string | null): void
}

/** @param show called with the item whose panel is to be open, `null` for none */
export function createHoverIntent(show: (item: string | null) => void): HoverIntent {
  let open: string | null = null
  let wanted: string | null = null
  /** The item that the pointer is on. */
  let under: string | null = null
  /** The item that a click has led on from. */
  let spent: string | null = null
  let last: Point | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => {
    clearTimeout(timer)
    timer = undefined
    wanted = null
  }
  const change = (item: string | null, after: number): void => {
    stop()
    wanted = item
    timer = setTimeout(() => {
      stop()
      open = item
      show(item)
    }, after)
  }
  return {
    over: (item, at) => {
      const onItsWay = open !== null && last !== null && headsDown(last, at)
      last = at
      under = item
      if (item !== spent) spent = null
      if (item === open || item === spent) stop()
      // While it moves on down the time begins anew, so that only a rest counts.
      else if (item !== wanted || onItsWay) change(item, OPEN_AFTER_MS)
    },
    inside: stop,
    away: (closes) => {
      under = null
      if (open !== null && closes) change(null, CLOSE_AFTER_MS)
      else stop()
    },
    followed: () => {
      spent = under
      stop()
    },
    elsewhere: () => {
      spent = null
    },
    sync: (now) => {
      open = now
      stop()
    },
  }
}

/**
 * Whether a move leads into a panel below. The panel is as wide as the window, so of the triangle between the pointer and
 * the panel's two corners only the slope is left, and a far corner makes it a gentle one. A hand that follows the bar and
 * trembles is but put off until it rests.
 */
export function headsDown(from: Point, to: Point): boolean {
  const down = to.y - from.y
  return down > 0 && down * 12 >= Math.abs(to.x - from.x)
}
