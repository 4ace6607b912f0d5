/** Bonus codes: what each brings, to whom, and once a member (spec 2, "Member centre"). */
import type * as calls from '../../../src/api/rewards/bonus-code.ts'
import { guessesAt } from '../account/guesses.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type { Answers } from '../contract.ts'
import { newReference } from '../handling.ts'
import { payClaim } from '../money/move.ts'
import { BONUS_CODES } from '../seeds/rewards/bonus-codes.ts'
import { minorUnits, type MerchantSeed } from '../site/merchant.ts'
import type { BonusCode } from '../store/rewards/bonus-codes.ts'
import { giveBonus, promiseBonus } from './bonuses.ts'

const DAY_MS = 86_400_000
/** For how long a bonus may be played through, in milliseconds. */
const LASTS_MS = 7 * DAY_MS

/** How a code is kept: players write it in any case. */
export const bonusCodeId = ({ merchantCode }: Pick<MerchantSeed, 'merchantCode'>, code: string): string =>
  `${merchantCode}/${code.trim().toUpperCase()}`

/** A code that an operator made, or one that every merchant has. */
function findCode({ store, merchant, today }: Context, said: string): BonusCode | undefined {
  const id = bonusCodeId(merchant, said)
  const plan = BONUS_CODES.get(said.toUpperCase())
  const { amount = 0, times = 0, ends, minRank = 0, uses = null } = plan ?? {}
  const seeded = { times, minRank, uses, amount: minorUnits(merchant, amount), member: null }
  return (
    store.bonusCodes.find(id) ?? (plan && { ...seeded, id, ends: ends === undefined ? null : today + ends * DAY_MS })
  )
}

/** @throws Refused for a code that this member can't redeem now */
function refuseCode({ id, ends, minRank, uses, member: only }: BonusCode, context: Context): void {
  const { id: member, rankLevel } = signedIn(context)
  const users = context.store.bonusCodes.usersOf(id)
  const refuse = (message: string): never => {
    throw new Refused(message, { field: 'from' })
  }
  if (users.includes(member)) refuse('bonus code used already')
  if ((only !== null && only !== member) || rankLevel < minRank) refuse('bonus code not for this member')
  if (ends !== null && ends <= context.now()) refuse('bonus code expired')
  if (uses !== null && users.length >= uses) refuse('bonus code used up')
}

/** Gives what a code brings, as a bonus where it has to be bet. */
function giveCode(context: Context, { amount, times }: BonusCode, name: string) {
  if (times === 0) return payClaim(context, { reason: 'bonus-code', reference: newReference('BC'), amount })
  const turnoverRequired = amount * BigInt(times)
  const reference = promiseBonus(context, signedIn(context), { name, amount, turnoverRequired, lasts: LASTS_MS })
  giveBonus(context, reference)
  return { reference, amount: context.money(amount), turnoverRequired: context.money(turnoverRequired) }
}

export const bonusCode = {
  redeemBonusCode: ({ from }, context) => {
    const member = signedIn(context).id
    const guesses = guessesAt(context, `bonus-code:${member}`)
    guesses.refuseTooMany()
    const code = findCode(context, from)
    // Kept although nothing else of a refused call is, so that codes can't be guessed.
    if (!code) throw new Refused('bonus code not found', { field: 'from' }, guesses.noteWrong)
    refuseCode(code, context)
    context.store.bonusCodes.use(code.id, member)
    return giveCode(context, code, from.toUpperCase())
  },
} satisfies Answers<typeof calls>
