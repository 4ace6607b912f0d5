/** `navigation` in brand.json: the order of the game categories, and what stands beside them. */
import * as v from 'valibot'
import { CATEGORIES } from '../rules/games/categories.ts'
import { eachOnce } from './layout-schema.ts'

const rate = v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{2}$/, 'points with two decimals, such as "1.20"')))

const points = v.strictObject({
  shown: v.pipe(
    v.optional(v.boolean(), false),
    v.description(
      'Whether the navigation says how many points a category earns, and the header how many a member has.',
    ),
  ),
  rates: v.pipe(
    v.optional(v.strictObject(v.entriesFromList(CATEGORIES, rate)), {}),
    v.description(
      'Points by category, where they are not the usual ones (live 0.70, sports 1.00, fishing 1.20, slots 1.20, card rooms 1.00).',
    ),
  ),
})

/** Where a game opens: in the page, in a window of its own, or in a new tab. */
export const LAUNCH_MODES = ['frame', 'popup', 'tab'] as const
export type LaunchMode = (typeof LAUNCH_MODES)[number]

export const navigation = v.strictObject({
  order: v.pipe(
    v.optional(eachOnce(CATEGORIES, 'each category once'), [
      'RNG',
      'LIVE',
      'SPORTS',
      'ESPORTS',
      'FISH',
      'PVP',
      'ELOTT',
      'LOTT',
      'COCKFIGHT',
      'MINI',
    ]),
    v.description(
      'The game categories in the order of the navigation; one that is left out is not shown. RNG are slots, LIVE the live casino, PVP card rooms, FISH fishing, LOTT lotteries, ELOTT electronic lotteries, MINI mini games.',
    ),
  ),
  soloSportsVendor: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9_]{2,24}$/, 'a vendor code, such as "IBC"'))),
    v.description('The code of the sports vendor that has an item of its own after Live, and none among Sports.'),
  ),
  soloSportsName: v.pipe(
    v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(30))),
    v.description(
      'How that item is named from the first moment; left out, it shows the code until the gateway has named the vendor.',
    ),
  ),
  points: v.optional(points, {}),
  launch: v.pipe(
    v.optional(
      v.record(
        v.pipe(v.string(), v.regex(/^[A-Z0-9_]{2,24}$/, 'a vendor code, such as "IBC"')),
        v.picklist(LAUNCH_MODES),
      ),
      {},
    ),
    v.description(
      'Vendors whose games open otherwise than in the page: "popup" in a window of their own, "tab" in a new tab, "frame" in the page.',
    ),
  ),
})
