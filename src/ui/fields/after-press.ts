/**
 * What a press begins with, such as leaving a field, must not move what is being pressed: the tap would go past it. So
 * what would move the page waits until the press is over and has been heard.
 */

/** From a finger's lifting to the click that comes of it: focus moves in between. */
const RECENT_MS = 300

let isDown = false
let liftedAt = Number.NEGATIVE_INFINITY

if (typeof document !== 'undefined') {
  const lift = (): void => {
    isDown = false
    liftedAt = performance.now()
  }
  addEventListener('pointerdown', () => (isDown = true), { capture: true, passive: true })
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, lift, { capture: true, passive: true })
}

/** Runs at once where nothing is pressed, as by keyboard; otherwise after the click that the press leads to. */
export function afterPress(run: () => void): void {
  if (!isDown && performance.now() - liftedAt > RECENT_MS) return run()
  if (!isDown) return void setTimeout(run)
  const ends = new AbortController()
  const over = (): void => {
    ends.abort()
    setTimeout(run)
  }
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, over, { capture: true, signal: ends.signal })
}
