/**
 * Runs work once the page is at leisure, or some seconds later; browsers that do not tell wait for two.
 * @returns what calls it off
 */
export function whenIdle(work: () => void, timeout = 8000): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(work, Math.min(2000, timeout))
    return () => clearTimeout(timer)
  }
  const handle = globalThis.requestIdleCallback(() => work(), { timeout })
  return () => globalThis.cancelIdleCallback(handle)
}
