/** Countdowns by the server's clock, which stay right while the tab sleeps. */

let offset = 0

/** Learns what time it is at the server, in milliseconds since 1970. */
export const setServerTime = (now: number): void => {
  offset = now - Date.now()
}

/** Milliseconds since 1970, at the server. */
export const serverTime = (): number => Date.now() + offset

/** `2:05`, or `1:02:05` for more than an hour. @param ms below zero counts as zero */
export function countdown(ms: number): string {
  const all = Math.max(0, Math.ceil(ms / 1000))
  const two = (value: number): string => String(value).padStart(2, '0')
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

/** Runs four times a second while the page is seen. */
export function everyTick(work: () => void): void {
  setInterval(() => {
    if (!document.hidden) work()
  }, 250)
}
