/** Contracts between an upline and a downline, and what each has come to. Amounts are minor units. */
import type { BookContract, EndReason } from '../../../../src/rules/team/contract-book.ts'
import type { ContractParty } from '../../../../src/rules/team/contract-state.ts'
import type { ContractKind, Tier } from '../../../../src/rules/team/contract-terms.ts'
import type { Database } from '../database.ts'
import { tableOf } from '../table.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS contracts (
  id TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  kind TEXT NOT NULL,
  period TEXT NOT NULL,
  tiers TEXT NOT NULL,
  upline TEXT NOT NULL REFERENCES members (id),
  downline TEXT NOT NULL REFERENCES members (id) CHECK (downline <> upline),
  state TEXT NOT NULL CHECK (state IN ('offered', 'accepted', 'declined', 'terminated')),
  offered_at INTEGER NOT NULL,
  answered_at INTEGER,
  ended_at INTEGER,
  ended_by TEXT,
  end_reason TEXT,
  settled_until INTEGER,
  due_at INTEGER
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS contracts_open ON contracts (kind, downline, state)
  WHERE state IN ('offered', 'accepted');
CREATE INDEX IF NOT EXISTS contracts_due ON contracts (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX IF NOT EXISTS contracts_by_upline ON contracts (upline);
CREATE TABLE IF NOT EXISTS settlements (
  reference TEXT PRIMARY KEY,
  contract TEXT NOT NULL REFERENCES contracts (id),
  kind TEXT NOT NULL,
  upline TEXT NOT NULL,
  downline TEXT NOT NULL,
  start_time INTEGER NOT NULL,
  end_time INTEGER NOT NULL,
  valid_bet INTEGER NOT NULL,
  net_loss INTEGER NOT NULL,
  active_members INTEGER NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  state TEXT NOT NULL CHECK (state IN ('paid', 'owed')),
  at INTEGER NOT NULL,
  paid_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS settlements_by_upline ON settlements (upline, at);
CREATE INDEX IF NOT EXISTS settlements_by_downline ON settlements (downline, at);
CREATE INDEX IF NOT EXISTS settlements_owed ON settlements (upline, at) WHERE state = 'owed';
`

export interface Contract extends BookContract {
  readonly merchant: string
  /** Milliseconds since 1970, as all moments here. */
  readonly offeredAt: number
  readonly answeredAt: number | null
  readonly endedAt: number | null
  readonly endedBy: ContractParty | null
  readonly endReason: EndReason | null
  /** Up to when it is settled, and when it is settled next; `null` while it is not in force. */
  readonly settledUntil: number | null
  readonly dueAt: number | null
}

export interface Settlement {
  readonly reference: string
  readonly contract: string
  readonly kind: ContractKind
  readonly upline: string
  readonly downline: string
  readonly startTime: number
  readonly endTime: number
  readonly validBet: bigint
  readonly netLoss: bigint
  readonly activeMembers: number
  readonly amount: bigint
  /** Owed while the upline's wallet does not hold so much. */
  readonly state: 'paid' | 'owed'
  readonly at: number
  readonly paidAt: number | null
}

/** A tier as JSON, which has no whole numbers of that size. */
type KeptTier = Readonly<Record<keyof Tier, string>>
type Kept = Omit<Contract, 'tiers'> & { readonly tiers: readonly KeptTier[] }

const keepTier = (tier: Tier): KeptTier =>
  // The tier's own fields.
  Object.fromEntries(Object.entries(tier).map(([name, value]) => [name, String(value)])) as KeptTier
const readTier = ({ validBet, netLoss, activeMembers, rate, lossRate }: KeptTier): Tier => ({
  validBet: BigInt(validBet),
  netLoss: BigInt(netLoss),
  activeMembers: Number(activeMembers),
  rate: BigInt(rate),
  lossRate: BigInt(lossRate),
})
const keep = (contract: Contract): Kept => ({ ...contract, tiers: contract.tiers.map(keepTier) })
const read = (kept: Kept): Contract => ({ ...kept, tiers: kept.tiers.map(readTier) })

/** The contracts over the state's table. */
export function createContracts(db: Database) {
  db.create(TABLES)
  const table = tableOf<Kept>(db, 'contracts', 'id', {
    tiers: 'json',
    offeredAt: 'number',
    answeredAt: 'number',
    endedAt: 'number',
    settledUntil: 'number',
    dueAt: 'number',
  })
  const settlements = tableOf<Settlement>(db, 'settlements', 'reference', {
    startTime: 'number',
    endTime: 'number',
    activeMembers: 'number',
    at: 'number',
    paidAt: 'number',
  })
  const where = (...asked: Parameters<typeof table.where>): Contract[] => table.where(...asked).map(read)
  return {
    add: (contract: Contract): void => table.add(keep(contract)),
    keep: (contract: Contract): void => table.keep(keep(contract)),
    one: (id: string): Contract | undefined => where('id = ?', id)[0],
    /** Those of a kind that bind or may come to, all over a merchant's teams. */
    open: (merchant: string, kind: ContractKind): Contract[] =>
      where(`merchant = ? AND kind = ? AND state IN ('offered', 'accepted')`, merchant, kind),
    /** All that a member is a side of, the newest first. */
    ofMember: (member: string): Contract[] =>
      where('upline = ? OR downline = ? ORDER BY offered_at DESC, rowid DESC', member, member),
    /** Those whose time to be settled has come, the earliest first. */
    due: (now: number): Contract[] => where('due_at <= ? ORDER BY due_at, offered_at', now),
    addSettlement: settlements.add,
    keepSettlement: settlements.keep,
    /** Who owes something that their wallet did not hold. */
    debtors: (): string[] =>
      db
        .all<{ upline: string }>(`SELECT DISTINCT upline FROM settlements WHERE state = 'owed'`)
        .map(({ upline }) => upline),
    /** What somebody has owed for longest. */
    longestOwed: (upline: string): Settlement | undefined =>
      settlements.where(`upline = ? AND state = 'owed' ORDER BY at LIMIT 1`, upline)[0],
    /** What a member has paid or been paid, the newest first. */
    settlements: (member: string): Settlement[] =>
      settlements.where('upline = ? OR downline = ? ORDER BY at DESC, end_time DESC', member, member),
  }
}
