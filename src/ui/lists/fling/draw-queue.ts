import type { Pace } from './scroll-pace.ts'

/** How long a frame may be kept busy with cards, in milliseconds: the rest of it belongs to the browser. */
const BUDGET_MS = 4

/** Cards that are drawn a few in each frame while a list scrolls, so that no frame waits for a whole row. */
export interface DrawQueue {
  /**
   * Whether what comes now is drawn at once: as long as nothing has moved, so that a page opens with its cards. Later on a
   * reader who stops may go on in the next moment, and would have to wait for a whole window of them.
   */
  readonly isFresh: () => boolean
  /** Waits for its turn. @returns takes it back */
  readonly add: (draw: () => void) => () => void
  /** The list moves otherwise than before: cards that fly past wait, and come once it goes slower. */
  readonly go: (pace: Pace) => void
}

/** @param frames the browser's, unless a test has its own */
export function createDrawQueue(
  { nextFrame, now }: { nextFrame: (run: () => void) => void; now: () => number } = {
    // Looked up when it is called: the build, which renders the places of cards, has no frames.
    nextFrame: (run) => requestAnimationFrame(run),
    now: () => performance.now(),
  },
): DrawQueue {
  const waiting = new Set<() => void>()
  let [pace, fresh, asked]: [Pace, boolean, boolean] = ['rest', true, false]

  const work = (): void => {
    asked = false
    if (pace === 'fling') return
    const until = now() + BUDGET_MS
    for (const draw of waiting) {
      waiting.delete(draw)
      draw()
      if (now() >= until) break
    }
    ask()
  }
  const ask = (): void => {
    if (asked || pace === 'fling' || waiting.size === 0) return
    asked = true
    nextFrame(work)
  }

  return {
    isFresh: () => fresh,
    add: (draw) => {
      waiting.add(draw)
      ask()
      return () => void waiting.delete(draw)
    },
    go: (next) => {
      pace = next
      fresh &&= pace === 'rest'
      ask()
    },
  }
}
