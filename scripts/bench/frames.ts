/** Frames that a page misses while it scrolls, as it sees them itself. */
import type { Page } from 'playwright'

/** Of the frames in which the page moved. */
export interface Frames {
  /** How many there should have been, by the screen's clock. */
  readonly expected: number
  /** How many of them did not come, because the page was still at work. */
  readonly dropped: number
  /** The most elements that the document held. */
  readonly mostElements: number
}

/** The screen's clock in a browser without a window: 60 frames a second. */
const FRAME_MS = 1000 / 60

declare global {
  // What the page counts with while it is asked to; a page keeps nothing else between two questions.
  var countingFrames: (() => Frames) | undefined
}

/**
 * Counts frames while something is done. Each frame comes to the page by `requestAnimationFrame` with the time of the
 * screen's clock: where two of them stand further apart than one beat, those between were dropped, whoever held them up.
 * That is stricter than what the compositor presents, which moves what is there while the page is at work.
 */
export async function framesDuring(page: Page, work: () => Promise<void>): Promise<Frames> {
  await page.evaluate((beat) => {
    let counted = { expected: 0, dropped: 0, mostElements: 0 }
    let [last, moved, frame] = [0, false, 0]
    const move = (): void => void (moved = true)
    // Also what scrolls within the page, whose events do not come up to the window.
    addEventListener('scroll', move, { passive: true, capture: true })
    const tick = (now: number): void => {
      if (moved && last > 0) {
        const beats = Math.max(1, Math.round((now - last) / beat))
        const elements = document.getElementsByTagName('*').length
        counted = {
          expected: counted.expected + beats,
          dropped: counted.dropped + beats - 1,
          mostElements: Math.max(counted.mostElements, elements),
        }
      }
      last = now
      moved = false
      frame = requestAnimationFrame(tick)
    }
    frame = requestAnimationFrame(tick)
    globalThis.countingFrames = () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', move, { capture: true })
      return counted
    }
  }, FRAME_MS)
  await work()
  return page.evaluate(() => {
    const { countingFrames } = globalThis
    if (!countingFrames) throw new Error('no frames were counted')
    return countingFrames()
  })
}

/** All of several stretches together. */
export function together(parts: readonly Frames[]): Frames {
  const sum = (pick: (part: Frames) => number): number => parts.reduce((total, part) => total + pick(part), 0)
  return {
    expected: sum(({ expected }) => expected),
    dropped: sum(({ dropped }) => dropped),
    mostElements: Math.max(...parts.map(({ mostElements }) => mostElements)),
  }
}

/** Percent of the frames that should have been. */
export const droppedShare = ({ expected, dropped }: Frames): number => (100 * dropped) / Math.max(1, expected)
