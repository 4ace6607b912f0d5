/** The raffle of the week: a ticket for each deposit since Monday, and as many draws (spec 7, MCS2_claimRafflePromotion). */
import { randomInt } from 'node:crypto'
import { toDecimal } from '../../../src/rules/money/money.ts'
import type * as calls from '../../../src/api/rewards/raffle.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type { Answers } from '../contract.ts'
import { familyIn, listed, newReference } from '../handling.ts'
import { payClaim } from '../money/move.ts'
import { fillIn } from '../seeds/fill.ts'
import { ALL_ODDS, PRIZE_KEYS, prizeAt, RAFFLE_PRIZES, type PrizeKey } from '../seeds/rewards/raffle.ts'
import { minorUnits } from '../site/merchant.ts'
import { walletAccount } from '../store/ledger.ts'
import { missionPeriod } from './missions.ts'

type Asked = Pick<Context, 'merchant' | 'store' | 'now'>

/** The raffle that is on: the next week has another one. */
export const raffleId = (asked: Pick<Asked, 'merchant' | 'now'>): string => `wheel-${missionPeriod('week', asked).day}`

/** How many draws a member has left in the raffle that is on. */
export function ticketsOf(asked: Asked, member: string): number {
  const { store } = asked
  const [id, { begins }] = [raffleId(asked), missionPeriod('week', asked)]
  const history = store.ledger.history(walletAccount(member))
  const earned = history.filter(({ reason, at }) => reason === 'deposit' && at >= begins).length
  const drawn = store.raffles.drawsOf(member).filter(({ raffle: one }) => one === id).length
  return Math.max(0, earned + store.raffles.given(member, id).tickets - drawn)
}

const amountOf = (key: PrizeKey, { merchant }: Pick<Asked, 'merchant'>): bigint =>
  minorUnits(merchant, RAFFLE_PRIZES[key].amount ?? 0)

function writePrize(id: PrizeKey, context: Context) {
  const { amount, odds } = RAFFLE_PRIZES[id]
  const said = amount === null ? null : context.money(amountOf(id, context))
  return { id, name: '', amount: said, odds: toDecimal(BigInt(odds), 2) }
}

export const raffle = {
  listRaffles: ({ language }, context) => {
    const { demo, merchant, member } = context
    const family = familyIn(context, language)
    const { title, html } = demo.texts.page(family, 'raffle')
    const tickets = member ? ticketsOf(context, member.id) : 0
    const prizes = PRIZE_KEYS.map((key) => writePrize(key, context))
    const { ends } = missionPeriod('week', context)
    return { list: [{ id: raffleId(context), title, tickets, prizes, ends, rules: fillIn(html, family, merchant) }] }
  },

  claimRaffle: ({ from }, context) => {
    const member = signedIn(context).id
    const { raffles } = context.store
    if (from !== raffleId(context)) throw new Refused('raffle not found')
    const tickets = ticketsOf(context, member)
    if (tickets === 0) throw new Refused('no tickets left', { tickets })
    const prize = raffles.given(member, from).prize ?? prizeAt(randomInt(ALL_ODDS))
    const [reference, amount] = [newReference('RF'), amountOf(prize, context)]
    raffles.addDraw({ reference, member, raffle: from, prize, amount, at: context.now() })
    if (amount > 0n) payClaim(context, { reason: 'raffle', reference, amount })
    return { reference, amount: context.money(amount), prize, tickets: tickets - 1 }
  },

  listRaffleDraws: (page, context) =>
    listed(
      context.store.raffles.drawsOf(signedIn(context).id),
      page,
      ({ reference, raffle: from, prize, amount, at }) => ({
        reference,
        raffle: from,
        prize,
        amount: context.money(amount),
        time: at,
      }),
    ),
} satisfies Answers<typeof calls>
