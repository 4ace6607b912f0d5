/** By how much a figure has changed, as people compare two stretches of time. */

/** In whole percent, rounded toward zero; `null` where there was nothing before, so that no share can be told. */
export function shareChange(now: bigint, before: bigint): number | null {
  if (before === 0n) return null
  const size = before < 0n ? -before : before
  return Number(((now - before) * 100n) / size)
}
