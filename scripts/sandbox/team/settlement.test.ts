/** The books of random settlements. `SETTLEMENTS=10000` asks for so many; the check for fewer. */
import { afterAll, expect, test } from 'vitest'
import { parseMoney } from '../../../src/rules/money/money.ts'
import { CONTRACT_KINDS } from '../../../src/rules/team/contract-terms.ts'
import { createRandom } from '../seeds/random.ts'
import {
  contractsOf,
  logInAgain,
  makeParty,
  offer,
  settlementsOf,
  take,
  TERMS,
  type Party,
} from '../testing/contracts.ts'
import { createTestSandbox, hoasen } from '../testing/sandbox.ts'

const SETTLEMENTS = Number(process.env['SETTLEMENTS'] ?? 300)
const MINUTE = 60_000

let now = Date.UTC(2026, 4, 6, 3)
const bench = createTestSandbox({ merchants: [hoasen], now: () => now })
afterAll(() => bench.sandbox.close())

const random = createRandom(20_260_506)
const at = (member: Party) => ({ merchant: 'hoasen', member: member.username })

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
    const settled = async (who: Party): Promise<number> =>
      ((await bench.control('POST', '/sandbox/settlements', at(who)))['settled'] as unknown[]).length
    const books = (who: Party) =>
      bench.control('GET', `/sandbox/ledger?merchant=hoasen&member=${who.username}`) as Promise<{
        balance?: string
        total?: string
        transactions?: { reason: string; entries: { account: string; amount: string }[] }[]
      }>
    const player = line.at(-1)!
    let made = 0
    while (made < SETTLEMENTS) {
      for (let bets = 0; bets < 100; bets += 1) {
        const stake = 1 + random.below(50_000)
        const win = random.below(100) < 45 ? random.below(2 * stake) : 0
        const said = { stake: (stake / 100).toFixed(2), win: (win / 100).toFixed(2) }
        await bench.control('POST', '/sandbox/bets', { ...at(player), ...said })
        now += random.below(40) * MINUTE
      }
      made = (await settled(line[0]!)) + (await settled(line[2]!))
      const [top, next] = [await books(line[0]!), await books(line[1]!)]
      expect([top.total, next.total]).toEqual(['0', '0'])
      expect(parseMoney(top.balance ?? '', 2)).toBeGreaterThanOrEqual(0n)
    }
    // Of each member what the ledger has moved for contracts is what the settlements say.
    for (const who of line) {
      const { transactions = [] } = await books(who)
      const reasons: readonly string[] = CONTRACT_KINDS
      const moved = transactions
        .filter(({ reason }) => reasons.includes(reason))
        .flatMap(({ entries }) => entries)
        .filter(({ account, amount }) => account === `${who.id}:wallet` && !amount.startsWith('-'))
        .reduce((sum, { amount }) => sum + parseMoney(amount, 2), 0n)
      const { totals } = await settlementsOf(bench, await logInAgain(bench, who), { side: 'downline' })
      expect(parseMoney(totals.paid, 2)).toBe(moved)
    }
  },
  20_000 + SETTLEMENTS * 20,
)
