/** When views hear of prices: once a frame, and not at all while what shows them is flung past. */
export interface PriceFrames {
  /** Calls back before the next frame is drawn; at once where nothing is drawn. */
  readonly schedule: (work: () => void) => void
  /** Keeps all of it back, or lets it go on. */
  readonly hold: (isHeld: boolean) => void
}

const atFrame = (work: () => void): void => {
  if (typeof requestAnimationFrame === 'function') requestAnimationFrame(work)
  else queueMicrotask(work)
}

export function createPriceFrames(run = atFrame): PriceFrames {
  const waiting = new Set<() => void>()
  let isHeld = false
  return {
    schedule: (work) => {
      if (isHeld) waiting.add(work)
      else run(work)
    },
    hold: (next) => {
      isHeld = next
      if (isHeld) return
      for (const work of waiting) run(work)
      waiting.clear()
    },
  }
}
