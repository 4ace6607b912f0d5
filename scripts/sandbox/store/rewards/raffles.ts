/** Raffles: tickets that an operator gave, and what members have drawn. */
import type { PrizeKey } from '../../seeds/rewards/raffle.ts'
import type { Database } from '../database.ts'
import { tableOf } from '../table.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS raffle_tickets (
  id TEXT PRIMARY KEY,
  tickets INTEGER NOT NULL,
  prize TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS raffle_draws (
  reference TEXT PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  raffle TEXT NOT NULL,
  prize TEXT NOT NULL,
  amount INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS raffle_draws_by_member ON raffle_draws (member, at);
`

interface Given {
  /** Member and raffle. */
  readonly id: string
  readonly tickets: number
  /** What every draw wins; `null` where chance decides. */
  readonly prize: PrizeKey | null
}

interface RaffleDraw {
  readonly reference: string
  readonly member: string
  readonly raffle: string
  readonly prize: PrizeKey
  /** Minor units; 0 for nothing. */
  readonly amount: bigint
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The raffles over the state's tables. */
export function createRaffles(db: Database) {
  db.create(TABLES)
  const tickets = tableOf<Given>(db, 'raffle_tickets', 'id', { tickets: 'number' })
  const draws = tableOf<RaffleDraw>(db, 'raffle_draws', 'reference', { at: 'number' })
  /** What an operator gave a member for a raffle, beside what the member's deposits bring. */
  const given = (member: string, raffle: string): Given => {
    const id = `${member}/${raffle}`
    return tickets.where('id = ?', id)[0] ?? { id, tickets: 0, prize: null }
  }
  return {
    given,
    give: (member: string, raffle: string, more: number, prize: PrizeKey | null): void => {
      const before = given(member, raffle)
      db.run('DELETE FROM raffle_tickets WHERE id = ?', before.id)
      tickets.add({ ...before, tickets: before.tickets + more, prize })
    },
    addDraw: draws.add,
    /** A member's, the newest first. */
    drawsOf: (member: string): RaffleDraw[] => draws.where('member = ? ORDER BY at DESC, rowid DESC', member),
  }
}
