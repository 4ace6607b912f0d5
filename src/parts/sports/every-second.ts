const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One second for all clocks and marks of a page; nobody counts while there are none. @returns ends it */
export function everySecond(tick: () => void): () => void {
  listeners.add(tick)
  timer ??= setInterval(() => {
    for (const each of listeners) each()
  }, 1000)
  return () => {
    listeners.delete(tick)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
