/**
 * All of money's way: deposit, play, record, withdraw, confirm; after it the ledger, the screens and the files agree to the
 * last unit (spec 2, "Member centre"; safety rule "Money").
 */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import { SAMPLE_CBU } from '../../src/rules/money/make-cbu.ts'
import type { Account } from '../support/pages/account.ts'
import { betsOf, ledgerOf, seededGame, spin } from '../support/pages/games.ts'
import { expect, test } from '../support/journey.ts'

/** An amount of the wire or of a file, in cents. */
const cents = (amount: string): number => Math.round(Number(amount) * 100)
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** The digits of what a screen shows, such as `10095` of `P100.95`; two of them are decimals. */
const digitsOf = async (shown: Locator): Promise<number> => Number((await shown.innerText()).replaceAll(/\D/g, ''))

/** A file that a button saves, line by line without its head. */
async function saved(page: Page, button: Locator): Promise<string[][]> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const text = await readFile(await download.path(), 'utf8')
  // No name of a type, a game or a vendor that is met here holds a comma.
  return text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(','))
}

test('deposit, play, record, withdraw, confirm: ledger, screens and files agree to the last unit', async ({
  page,
  player,
  sandbox,
  say,
  brand,
}) => {
  test.slow()
  const paymentPassword = 'Money-2468'
  // By the control call's schema.
  const member = (await sandbox.post('members', { kind: 'player', balance: '0.00', paymentPassword })) as Account
  await player.open('/index')
  await player.logIn(member)
  const centre = page.getByRole('dialog', { name: say('Personal centre') })
  const books = () => ledgerOf(sandbox, brand, member.username)
  const held = async (): Promise<{ balance: number; held: number }> => {
    const said = (await books()) as Awaited<ReturnType<typeof books>> & { held: string } // the control call says it, too
    expect(said.total).toBe('0')
    return { balance: cents(said.balance), held: cents(said.held) }
  }
  /** What the member centre's wallet shows, once it says that much. */
  const showsBalance = async (minor: number): Promise<void> => {
    await player.open('/index?member=wallet')
    const shown = centre
      .getByRole('region', { name: say('Funds') })
      .locator('output')
      .first()
    await expect.poll(() => digitsOf(shown)).toBe(minor)
  }

  await test.step('a deposit by bank is credited whole', async () => {
    await player.open('/index?member=deposit')
    const form = centre.getByRole('form', { name: say('Deposit') })
    await form.locator('label:has(input[name="channel"][value="BANK-1"])').click()
    await form.getByRole('textbox', { name: say('Amount') }).fill('100.37')
    await form.getByRole('textbox', { name: say('Account holder’s name') }).fill('Ana Pereyra')
    await form.getByRole('button', { name: say('Deposit'), exact: true }).click()
    const state = centre.getByRole('region', { name: say('Status') })
    await expect(state).toContainText(say('Waiting for payment'))
    const reference = new URL(page.url()).searchParams.get('m.order') ?? ''
    await sandbox.post(`deposits/${reference}`, { to: 'credited' })
    await expect(state).toContainText(say('Credited'))
    expect(await held()).toEqual({ balance: 10_037, held: 0 })
    await showsBalance(10_037)
  })

  const settled = async () =>
    (await betsOf(sandbox, brand, member.username)).filter(({ status }) => status === 'settled')
  const afterPlay = await test.step('three rounds move stakes and wins, and nothing else', async () => {
    const game = await seededGame({ vendor: 'PT', category: 'RNG' })
    await player.open(game.address)
    await spin(page, 3, async () => (await settled()).length, brand)
    await player.open('/index')
    const bets = await betsOf(sandbox, brand, member.username)
    const balance = 10_037 + sum(bets.map(({ stake, win }) => cents(win) - cents(stake)))
    await expect.poll(held).toEqual({ balance, held: 0 })
    await showsBalance(balance)
    return balance
  })

  await test.step('the betting record and its file have the same bets', async () => {
    const bets = await settled()
    await player.open('/index?member=bets')
    await expect(centre.getByRole('table', { name: say('Betting record') }).locator('[data-row="0"]')).toBeVisible()
    const lines = await saved(page, centre.getByRole('button', { name: say('Save as CSV') }))
    const byRecord = new Map(lines.map((line) => [line[1], line]))
    for (const { record, stake, win } of bets) {
      const line = byRecord.get(record) ?? []
      expect([line[6], line[8]].map((amount) => cents(amount ?? ''))).toEqual([cents(stake), cents(win)])
    }
    expect(lines.length).toBeGreaterThanOrEqual(bets.length)
  })

  await test.step('a withdrawal is held, paid out and confirmed', async () => {
    await player.open('/index?member=securityCenter&m.need=payouts&m.back=withdraw')
    await centre.getByRole('button', { name: say('Add a bank account'), exact: true }).click()
    await centre.getByRole('radio').first().check()
    await centre.getByLabel(say('CBU, CVU or alias'), { exact: true }).fill(SAMPLE_CBU)
    await centre.getByRole('button', { name: say('Add this account'), exact: true }).click()
    const back = say('Back to “{name}”', { name: say('Withdraw') })
    await centre.getByRole('status').getByRole('link', { name: back }).click()
    const form = centre.getByRole('form', { name: say('Withdraw') })
    await form.getByRole('textbox', { name: say('Amount') }).fill('20.01')
    await form.getByRole('button', { name: say('Continue') }).click()
    const summary = page.getByRole('dialog', { name: say('Check your withdrawal') })
    await summary.getByLabel(say('Payment password'), { exact: true }).fill(paymentPassword)
    await summary.getByRole('button', { name: say('Withdraw'), exact: true }).click()
    await expect(summary).toHaveCount(0)
    await expect.poll(held).toEqual({ balance: afterPlay - 2001, held: 2001 })
    await centre.getByRole('link', { name: say('Track your withdrawal') }).click()
    await expect(page).toHaveURL(/m\.order=/)
    const reference = new URL(page.url()).searchParams.get('m.order') ?? ''
    await sandbox.post(`withdrawals/${reference}`, { to: 'paid-out' })
    await page.reload()
    await centre.getByRole('button', { name: say('Received'), exact: true }).click()
    await page.getByRole('button', { name: say('Yes, received') }).click()
    await expect(centre.getByRole('button', { name: say('Received'), exact: true })).toHaveCount(0)
    // The first of the day is free.
    expect(await held()).toEqual({ balance: afterPlay - 2001, held: 0 })
    await showsBalance(afterPlay - 2001)
  })

  await test.step('the account record and its file are the ledger', async () => {
    const { balance } = await held()
    const { transactions } = await books()
    await player.open('/index?member=transactions')
    await expect(centre.getByRole('table', { name: say('Account record') }).locator('[data-row="0"]')).toBeVisible()
    const lines = await saved(page, centre.getByRole('button', { name: say('Save as CSV') }))
    expect(sum(lines.map((line) => cents(line.at(-2) ?? '')))).toBe(balance)
    // The newest stands first, with what the wallet holds now.
    expect(cents(lines[0]?.at(-1) ?? '')).toBe(balance)
    // A round that won just what it cost has moved nothing, and is no line of the account's.
    const moved = transactions.filter(
      ({ entries }) =>
        sum(entries.filter(({ account }) => account.endsWith(':wallet')).map(({ amount }) => cents(amount))) !== 0,
    )
    expect(lines.length).toBe(moved.length)
    expect(balance).toBe(afterPlay - 2001)
  })
})
