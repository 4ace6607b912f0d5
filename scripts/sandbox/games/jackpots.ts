/** Jackpots that grow by the clock: each week begins with a new one, which is paid when the week ends at the latest. */
import type * as calls from '../../../src/api/games/jackpots.ts'
import type { Answers } from '../contract.ts'
import { checkMerchant, familyIn } from '../handling.ts'
import { missionPeriod } from '../rewards/missions.ts'
import { numberOf } from '../seeds/random.ts'
import { coverAddress } from '../site/images.ts'
import { minorUnits } from '../site/merchant.ts'
import { inOrder } from './game-filter.ts'
import { displayNameOf } from './game-wire.ts'

const MINUTE_MS = 60_000

/** The jackpots of every merchant: what each begins with and gets in a minute, in whole units of the currency. */
const JACKPOTS = [
  { id: 'grand', name: 'Grand', begins: 1_800_000, perMinute: 4, games: 38, isPaidWeekly: true },
  { id: 'major', name: 'Major', begins: 240_000, perMinute: 2, games: 64, isPaidWeekly: true },
  { id: 'minor', name: 'Minor', begins: 18_000, perMinute: 1, games: 120, isPaidWeekly: false },
] as const

export const jackpots = {
  listJackpots: ({ language, ...said }, context) => {
    checkMerchant(said, context)
    const { merchant, now, money } = context
    const family = familyIn(context, language)
    const { begins: since, ends } = missionPeriod('week', context)
    const slots = inOrder(merchant, context, 'popular').filter(({ category }) => category === 'RNG')
    if (slots.length === 0) return { list: [] }
    return {
      list: JACKPOTS.flatMap(({ id, name, begins, perMinute, games, isPaidWeekly }) => {
        const game = slots[numberOf(`${merchant.merchantCode}/${id}`) % Math.min(slots.length, 200)]
        if (!game) return []
        const gained = (minorUnits(merchant, perMinute) * BigInt(now() - since)) / BigInt(MINUTE_MS)
        return {
          id,
          name,
          amount: money(minorUnits(merchant, begins) + gained),
          perMinute: money(minorUnits(merchant, perMinute)),
          paidBy: isPaidWeekly ? ends : null,
          games,
          vassalage: game.vassalage,
          gameId: game.gameId,
          nodeId: game.nodeId,
          gameName: displayNameOf(game, family),
          smallIcon: coverAddress(context, game, 240),
          showIcon: coverAddress(context, game, 480),
        }
      }),
    }
  },
} satisfies Answers<typeof calls>
