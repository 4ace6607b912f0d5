/** Settles contracts by the clock (spec 9: "settled and paid every 5 minutes"; "Salary periods"), through the ledger. */
import { payFor, payForBet } from '../../../../src/rules/team/contract-pay.ts'
import { byPeriod, measuredBy, periodAt, type Span } from '../../../../src/rules/team/settlement-spans.ts'
import type { Services } from '../../context.ts'
import { move } from '../../money/move.ts'
import type { MerchantSeed } from '../../site/merchant.ts'
import { walletAccount } from '../../store/ledger.ts'
import type { Contract, Settlement } from '../../store/team/contracts.ts'
import type { TeamBet } from '../../store/team/tree.ts'
import { betsOf, figuresOf } from '../figures.ts'

type Settling = Pick<Services, 'store' | 'now' | 'merchants'>

/** Settles all whose time has come, and pays what is owed; asked before every call. */
export function settleDueContracts(services: Settling): void {
  const { store, now } = services
  const due = store.contracts.due(now())
  if (due.length > 0) store.db.transaction(() => due.forEach((contract) => settleContract(services, contract, now())))
  for (const upline of store.contracts.debtors()) payDebts(services, upline)
}

/**
 * Settles what a contract has earned and nobody has settled, up to a moment.
 * @param ends whether its last period ends with that moment: a contract that is terminated is settled at once
 */
export function settleContract(services: Settling, contract: Contract, until: number, ends = false): void {
  const { store, merchants } = services
  const { period, settledUntil, downline } = contract
  if (settledUntil === null) return
  const zone = zoneOf(merchants, contract)
  const current = periodAt(period, zone, until)
  const stretch = { startTime: settledUntil, endTime: ends ? until : current.startTime }
  if (stretch.endTime <= settledUntil) return
  for (const { events, ...span } of byPeriod(period, zone, stretch, betsOf(services, downline, stretch)))
    settleSpan(services, contract, span, events)
  store.contracts.keep({ ...contract, settledUntil: stretch.endTime, dueAt: current.endTime })
}

/** The time zone of a contract's merchant. */
export const zoneOf = (
  merchants: ReadonlyMap<string, MerchantSeed>,
  { merchant }: Pick<Contract, 'merchant'>,
): string => merchants.get(merchant)?.timeZone ?? 'UTC'

/** What a contract comes to for the bets of one of its periods. */
function amountOf(contract: Contract, zone: string, span: Span, bets: readonly TeamBet[]): bigint {
  if (contract.kind === 'real-time-salary')
    return bets.reduce((sum, bet) => sum + payForBet(contract.tiers, bet) * BigInt(bet.count), 0n)
  return byPeriod(measuredBy(contract), zone, span, bets).reduce(
    (sum, { events }) => sum + payFor(contract, figuresOf(events)),
    0n,
  )
}

function settleSpan(services: Settling, contract: Contract, span: Span, bets: readonly TeamBet[]): void {
  const { store, merchants, now } = services
  const amount = amountOf(contract, zoneOf(merchants, contract), span, bets)
  if (amount === 0n) return
  const { id, kind, upline, downline } = contract
  const settlement: Settlement = {
    reference: `${id}-${span.endTime}`,
    contract: id,
    kind,
    upline,
    downline,
    ...span,
    ...figuresOf(bets),
    amount,
    state: 'owed',
    at: now(),
    paidAt: null,
  }
  store.contracts.addSettlement(settlement)
  // What was owed before comes first.
  payDebts(services, upline)
}

/** Pays what somebody owes, the oldest first, as far as their wallet goes. */
function payDebts(services: Settling, upline: string): void {
  for (;;) {
    const oldest = services.store.contracts.longestOwed(upline)
    if (!oldest || !pay(services, oldest)) return
  }
}

/**
 * Pays what is owed out of the upline's wallet.
 * @returns whether it did; it stays owed where the wallet does not hold so much
 */
function pay(services: Settling, settlement: Settlement): boolean {
  const { store, now } = services
  const { reference, kind: reason, upline, downline, amount } = settlement
  const merchant = store.members.byId(upline)?.merchant
  const from = walletAccount(upline)
  if (merchant === undefined || store.ledger.balance(from) < amount) return false
  store.db.transaction(() => {
    move(services, { merchant, reason, reference, from, to: walletAccount(downline), amount })
    store.contracts.keepSettlement({ ...settlement, state: 'paid', paidAt: now() })
  })
  return true
}
