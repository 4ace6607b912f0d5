import { LIVE_CLASSES, type LiveClass } from '../../../rules/games/vendors/live-classes.ts'
import { SHOWN_CLASSES } from '../section-sizes.ts'

/**
 * The classes that the home page has a choice for: the first in the spec's order that there are tables of.
 * @param offered `null` while it is not known: then those that are likely have their places
 */
export function firstClasses(offered: ReadonlySet<LiveClass> | null): ReadonlySet<LiveClass> {
  return new Set(LIVE_CLASSES.filter((each) => offered === null || offered.has(each)).slice(0, SHOWN_CLASSES))
}
