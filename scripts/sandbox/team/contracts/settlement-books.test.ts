/** The books of random settlements. `SETTLEMENTS=10000` asks for so many; the check for fewer. */
import { afterAll, expect, test } from 'vitest'
import { parseMoney } from '../../../../src/rules/money/money.ts'
import { CONTRACT_KINDS } from '../../../../src/rules/team/contract-terms.ts'
import { createRandom } from '../../seeds/random.ts'
import {
  contractsOf,
  logInAgain,
  makeParty,
  offer,
  settlementsOf,
  take,
  TERMS,
  type Party,
} from '../../testing/contracts.ts'
import { createTestSandbox, hoasen } from '../../testing/sandbox.ts'

const SETTLEMENTS = Number(process.env['SETTLEMENTS'] ?? 300)
const MINUTE = 60_000

let now = Date.UTC(2026, 4, 6, 3)
const bench = createTestSandbox({ merchants: [hoasen], now: () => now })
afterAll(() => bench.sandbox.close())

const random = createRandom(20_260_506)
const at = (member: Party) => ({ merchant: 'hoasen', member: member.username })

const countOf = async (who: Party): Promise<number> => (await settlementsOf(bench, who, { side: 'downline' })).total

test(
  'whatever is bet and however time goes on, the books come to 0, and what is paid is what was settled',
  async () => {
    const line = [await makeParty(bench, hoasen, 'agent1', undefined, '1000')]
    for (const kind of ['agent2', 'agent42', 'player'])
      line.push(await makeParty(bench, hoasen, kind, line.at(-1), kind === 'player' ? '90000000' : '1000'))
    for (const [index, upline] of line.slice(0, -1).entries())
      for (const kind of CONTRACT_KINDS) {
        const downline = line[index + 1]!
        await offer(bench, upline, downline, TERMS[kind])
        const open = (await contractsOf(bench, downline)).find(({ state }) => state === 'offered')
        expect(await take(bench, downline, 'accept', open?.id ?? '', kind)).toMatchObject({ success: true })
      }
    const books = (who: Party) =>
      bench.control('GET', `/sandbox/ledger?merchant=hoasen&member=${who.username}`) as Promise<{
        balance?: string
        total?: string
        transactions?: { reason: string; entries: { account: string; amount: string }[] }[]
      }>
    const player = line.at(-1)!
    const stranger = await makeParty(bench, hoasen, 'empty')
    let made = 0
    while (made < SETTLEMENTS) {
      for (let bets = 0; bets < 250; bets += 1) {
        const stake = 1 + random.below(50_000)
        const win = random.below(100) < 45 ? random.below(2 * stake) : 0
        const said = { stake: (stake / 100).toFixed(2), win: (win / 100).toFixed(2) }
        await bench.control('POST', '/sandbox/bets', { ...at(player), ...said })
        now += random.below(40) * MINUTE
        // The books of all: whoever is asked about.
        if (bets % 50 === 0) expect(await books(stranger)).toMatchObject({ total: '0' })
      }
      const counts = await Promise.all(line.slice(1).map(async (who) => countOf(await logInAgain(bench, who))))
      made = counts.reduce((sum, count) => sum + count, 0)
    }
    // Of each member what the ledger has moved for contracts is what the settlements say.
    for (const who of line) {
      const { transactions = [], balance = '', total } = await books(who)
      expect(total).toBe('0')
      expect(parseMoney(balance, 2)).toBeGreaterThanOrEqual(0n)
      const reasons: readonly string[] = CONTRACT_KINDS
      const moved = transactions
        .filter(({ reason }) => reasons.includes(reason))
        .flatMap(({ entries }) => entries)
        .filter(({ account, amount }) => account === `${who.id}:wallet` && !amount.startsWith('-'))
        .reduce((sum, { amount }) => sum + parseMoney(amount, 2), 0n)
      const { list, totals } = await settlementsOf(bench, await logInAgain(bench, who), { side: 'downline' })
      expect(parseMoney(totals.paid, 2)).toBe(moved)
      // A tenth of the net loss, and a hundredth of the bets, as the terms say.
      for (const { kind, amount, netLoss, validBet } of list) {
        const [paid, lost, bet] = [amount, netLoss, validBet].map((text) => parseMoney(text, 2))
        if (kind === 'dividend') expect(paid).toBe((lost ?? 0n) / 10n)
        if (kind === 'hourly-salary') expect(paid).toBe((bet ?? 0n) / 100n)
      }
    }
  },
  20_000 + SETTLEMENTS * 20,
)
