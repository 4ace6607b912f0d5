/** Runs work once the page is at leisure, or some seconds later; browsers that do not tell wait for two. */
export function whenIdle(work: () => void, timeout = 8000): void {
  if (globalThis.requestIdleCallback) globalThis.requestIdleCallback(() => work(), { timeout })
  else setTimeout(work, 2000)
}
