/**
 * Bonuses: promised with a deposit, given with its money, and the player's own once enough has been played. What has been
 * played is worked out from the betting records at each look, and stands still once a bonus has come to its end.
 */
import { newReference } from '../handling.ts'
import { move, payFromHouse } from '../money/move.ts'
import type { Services } from '../context.ts'
import { houseAccount, walletAccount } from '../store/ledger.ts'
import type { Bonus, BonusState } from '../store/rewards/bonuses.ts'
import type { Member } from '../store/account/members.ts'

/** What the ledger calls its postings. */
const REASON = 'deposit-bonus'

type Asked = Pick<Services, 'store' | 'now'>

export interface Promised {
  /** What it was chosen from; empty where the operator gives it. */
  readonly offer?: string
  readonly name: string
  /** Minor units. */
  readonly amount: bigint
  readonly turnoverRequired: bigint
  /** For how long it may be played through once it is given, in milliseconds; without an end unless said. */
  readonly lasts?: number
}

/** Promises a bonus; it is `offered` until `giveBonus`. @returns its id */
export function promiseBonus({ store, now }: Asked, member: Member, promised: Promised): string {
  const { offer = '', name, amount, turnoverRequired, lasts } = promised
  const id = newReference('B')
  const at = now()
  store.bonuses.add({
    id,
    merchant: member.merchant,
    member: member.id,
    offer,
    name,
    amount,
    turnoverRequired,
    turnoverDone: 0n,
    state: 'offered',
    at,
    given: null,
    ends: lasts === undefined ? null : at + lasts,
    ended: null,
  })
  return id
}

/** Gives what was promised: its money goes from the house to the wallet, and playing it through begins. */
export function giveBonus(asked: Asked, id: string): void {
  const { store, now } = asked
  const bonus = store.bonuses.byId(id)
  if (bonus?.state !== 'offered') return
  const at = now()
  const lasts = bonus.ends === null ? null : bonus.ends - bonus.at
  const { merchant, member, amount } = bonus
  payFromHouse(asked, member, { merchant, reason: REASON, reference: id, amount })
  store.bonuses.keep({ ...bonus, state: 'active', given: at, ends: lasts === null ? null : at + lasts })
}

/** Ends a bonus before it is played through; what was given goes back, as far as the wallet has it. */
export function endBonus(asked: Asked, id: string, state: 'forfeited' | 'expired'): void {
  const { store, now } = asked
  const bonus = store.bonuses.byId(id)
  if (!bonus || (bonus.state !== 'offered' && bonus.state !== 'active')) return
  if (bonus.state === 'active') {
    const held = store.ledger.balance(walletAccount(bonus.member))
    const back = held < bonus.amount ? held : bonus.amount
    const payment = { merchant: bonus.merchant, reason: REASON, reference: `${id}-BACK`, amount: back }
    if (back > 0n) move(asked, { ...payment, from: walletAccount(bonus.member), to: houseAccount(bonus.merchant) })
  }
  store.bonuses.keep({ ...withTurnover(asked, bonus), state, ended: now() })
}

/** A member's bonuses as they are by now, the newest first. */
export function bonusesOf(asked: Asked, member: Member): Bonus[] {
  const { store, now } = asked
  for (const bonus of store.bonuses.ofMember(member.id)) {
    if (bonus.state !== 'active') continue
    const current = withTurnover(asked, bonus)
    if (current.turnoverDone >= current.turnoverRequired)
      store.bonuses.keep({ ...current, state: 'completed', ended: now() })
    else if (current.ends !== null && current.ends <= now()) endBonus(asked, bonus.id, 'expired')
    else if (current.turnoverDone !== bonus.turnoverDone) store.bonuses.keep(current)
  }
  return store.bonuses.ofMember(member.id)
}

/** Brings a bonus that was just promised into any state, as the operator's hand or a scenario wishes. */
export function bringBonusTo(asked: Asked, id: string, state: BonusState): void {
  if (state === 'offered') return
  giveBonus(asked, id)
  if (state === 'forfeited' || state === 'expired') return endBonus(asked, id, state)
  const bonus = asked.store.bonuses.byId(id)
  if (bonus && state === 'completed')
    asked.store.bonuses.keep({ ...bonus, turnoverDone: bonus.turnoverRequired, state, ended: asked.now() })
}

function withTurnover({ store }: Asked, bonus: Bonus): Bonus {
  if (bonus.given === null) return bonus
  const played = store.bonuses.playedSince(bonus.member, bonus.given)
  // What is played beyond it counts for no bonus.
  return { ...bonus, turnoverDone: played < bonus.turnoverRequired ? played : bonus.turnoverRequired }
}
