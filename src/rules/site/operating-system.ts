/** The operating system that a browser names, for calls that ask for it (spec 7, "os"). Spec: its values are not shown. */

/** In this order: an Android names Linux too, and an iPhone "like Mac OS X". */
const NAMES = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11|CrOS/],
] as const

/**
 * @param userAgent as the browser says it
 * @returns `Other` for what is none of the usual ones
 */
export function operatingSystem(userAgent: string): (typeof NAMES)[number][0] | 'Other' {
  return NAMES.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'Other'
}
