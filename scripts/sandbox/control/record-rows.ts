/** Gives a member a past: thousands of bets and postings at once, for lists that are to hold many. */
import { randomBytes } from 'node:crypto'
import type { Services } from '../context.ts'
import { minorUnits, type MerchantSeed } from '../site/merchant.ts'
import { gamesOf } from '../seeds/games/catalogue.ts'
import { createRandom, numberOf } from '../seeds/random.ts'
import { houseAccount, walletAccount, worldAccount } from '../store/ledger.ts'
import { LEDGER_SCHEMA } from '../store/money/ledger-schema.ts'
import type { Member } from '../store/account/members.ts'
import { settledBet } from './settled-bet.ts'

/** How many games they are of. */
const GAMES = 60
/** One in so many postings is a deposit. */
const DEPOSIT_EACH = 250
const DAY_MS = 86_400_000

export interface RowsWanted {
  /** How many bets, each with its posting. */
  readonly count: number
  /** Over how many days they lie, today among them. */
  readonly days: number
}

/**
 * Adds bets that were settled at once, with their postings, evenly over the days before now; deposits among them pay for all
 * stakes. The ledger's checks run once over all of it, since one for each of fifty thousand postings would take minutes.
 * @throws Error where the books would not be right; then nothing of it is kept
 */
export function addRecordRows(
  { store, now, seed }: Pick<Services, 'store' | 'now' | 'seed'>,
  merchant: MerchantSeed,
  member: Member,
  { count, days }: RowsWanted,
): void {
  const code = merchant.merchantCode
  const [wallet, house, world] = [walletAccount(member.id), houseAccount(code), worldAccount(code)]
  const random = createRandom(numberOf(`${seed}/${member.id}/records/${count}`))
  const all = gamesOf(merchant, { seed })
  const games = Array.from({ length: GAMES }, (_, index) => all[Math.floor((index * all.length) / GAMES)]).filter(
    (game) => game !== undefined,
  )
  const until = now()
  const step = Math.max(1, Math.floor((days * DAY_MS - DAY_MS / 24) / Math.max(1, count)))
  const unit = minorUnits(merchant, 1)
  store.db.transaction(() => {
    store.ledger.open(house, code, true)
    const before = store.ledger.balance(wallet)
    let moved = 0n
    store.db.run('DROP TRIGGER ledger_is_covered')
    const post = (reason: string, reference: string, at: number, amount: bigint, other: string): void => {
      if (amount === 0n) return
      moved += amount
      const entries = [
        { account: wallet, amount },
        { account: other, amount: -amount },
      ]
      store.ledger.post({ merchant: code, reason, reference, at, entries })
    }
    for (let index = 0; index < count; index += 1) {
      const at = until - (count - index) * step
      const game = games[random.below(games.length)]
      if (!game) throw new Error('the merchant has no games')
      const name = randomBytes(8).toString('hex').toUpperCase()
      if (index % DEPOSIT_EACH === 0) post('deposit', `D${name}`, at, unit * 2000n, world)
      const stake = (unit * BigInt(1 + random.below(400))) / 20n || 1n
      const win = random.below(100) < 46 ? (stake * BigInt(20 + random.below(360))) / 100n : 0n
      const bet = settledBet({ store }, member, game, { stake, win, at, nonce: index })
      store.bets.add(bet)
      post('round', bet.record, at, win - stake, house)
    }
    if (before + moved < 0n || store.ledger.total() !== 0n) throw new Error('the stakes are not covered')
    // Its own statement, as the schema has it.
    const [, trigger = ''] = /(CREATE TRIGGER IF NOT EXISTS ledger_is_covered[\s\S]*?END;)/.exec(LEDGER_SCHEMA) ?? []
    store.db.run(trigger)
  })
}
