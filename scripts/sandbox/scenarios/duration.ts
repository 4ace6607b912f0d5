/** Lengths of time as people type them: `90s`, `2h`, `500ms`. */

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/**
 * Reads a length of time.
 * @returns milliseconds, or `null` for text that is none
 */
export function parseDuration(text: string): number | null {
  const match = /^(\d{1,9}(?:\.\d{1,3})?)(ms|s|m|h|d)$/.exec(text.trim())
  const unit = UNITS[match?.[2] ?? '']
  return match && unit !== undefined ? Math.round(Number(match[1]) * unit) : null
}
