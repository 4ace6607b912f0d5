/**
 * Betting record, account record, and profit and loss (spec 2, "Member centre"): the same amounts in each, narrowed by what
 * the address says, and told by the merchant's clock.
 */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { factOf, openCentre, type Centre } from '../../testing/centre.ts'
import { saidOf } from '../../testing/forms.ts'
import { chosenIn, isDisabled, valueOf } from '../../testing/control-state.ts'
import { giveWidth } from '../../testing/visibility.ts'

interface Bet {
  readonly record: string
  readonly gameName: string
  readonly stake: string
  readonly win: string
}
const totals = (): Promise<HTMLElement> => screen.findByRole('group', { name: 'Totals for these dates' })
const select = (name: string): HTMLElement => screen.getByRole('combobox', { name })

/** A member with bets of six days, and those bets. */
async function openRecords(page: string): Promise<Centre & { readonly bets: readonly Bet[] }> {
  giveWidth()
  const opened = await openCentre(page, {
    prepare: ({ sandbox }, { username: member }) => sandbox.post('records', { member, count: 30, days: 6 }),
  })
  // The control call's answer.
  const { bets } = (await opened.sandbox.ask('bets', { member: opened.member.username })) as { bets: readonly Bet[] }
  return Object.assign(opened, { bets })
}
/** @throws Error where it does not exist */
function firstRow(table: HTMLElement): HTMLElement {
  const row = table.querySelector<HTMLElement>('[data-row="0"]')
  if (!row) throw new Error('There is no first row')
  return row
}
const cents = (text: string): number => Math.round(Number(text.replace('−', '-').replaceAll(/[^\d.-]/g, '')) * 100)
const sum = (amounts: readonly string[]): number => amounts.reduce((all, one) => all + cents(one), 0)

test('bets are summed up to the last unit, narrowed, and looked into', async () => {
  const page = await openRecords('bets')
  const { user, bets } = page
  await screen.findByText('30 records')
  const group = await totals()
  expect(cents(factOf(group, 'Total staked'))).toBe(sum(bets.map(({ stake }) => stake)))
  expect(cents(factOf(group, 'Wins'))).toBe(sum(bets.map(({ win }) => win)))
  const result = sum(bets.map(({ win }) => win)) - sum(bets.map(({ stake }) => stake))
  expect(cents(factOf(group, 'Result of settled bets'))).toBe(result)

  const table = screen.getByRole('table', { name: 'Betting record' })
  // With its head and its totals.
  expect(table.getAttribute('aria-rowcount')).toBe('32')
  const [newest] = bets as [Bet] // there are thirty
  const row = await waitFor(() => within(firstRow(table)).getByRole('button'))
  expect(row.getAttribute('aria-label') ?? row.textContent).toContain(newest.gameName)
  await user.click(row)
  await waitFor(() => expect(page.router.state.location.search).toMatchObject({ 'm.ticket': newest.record }))
  const ticket = await screen.findByRole('dialog', { name: newest.gameName })
  expect(cents(factOf(ticket, 'Stake'))).toBe(cents(newest.stake))
  expect(factOf(ticket, 'Status')).toBe('Settled')
  expect(ticket.textContent).toContain(newest.record)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: newest.gameName })).toBeNull())

  await user.selectOptions(select('Status'), 'Open')
  await screen.findByText('No bets found.')
  expect(isDisabled(screen.getByRole('button', { name: 'Save as CSV' }))).toBe(true)
  await user.selectOptions(select('Status'), 'Settled')
  await screen.findByText('30 records')
  await user.click(screen.getByRole('searchbox', { name: 'Game' }))
  await user.paste(newest.gameName)
  const same = bets.filter(({ gameName }) => gameName.includes(newest.gameName)).length
  await screen.findByText(same === 1 ? '1 record' : `${same} records`)
  expect(page.router.state.location.search).toMatchObject({ 'm.game': newest.gameName, 'm.state': 'settled' })
})

test('profit and loss has the same result by day and by category', async () => {
  const page = await openRecords('profit')
  const { user, bets } = page
  const result = sum(bets.map(({ win }) => win)) - sum(bets.map(({ stake }) => stake))
  const shown = factOf(await totals(), 'Result')
  expect(cents(shown)).toBe(result)
  await screen.findByRole('img', { name: /^Result by day from / })
  const table = screen.getByRole('table')
  const last = (): string => within(table).getAllByRole('row').at(-1)?.textContent ?? ''
  expect(within(table).getAllByRole('row')).toHaveLength(9)
  expect(last()).toContain(shown)
  await user.click(screen.getByRole('tab', { name: 'By category' }))
  expect(screen.getByRole('tab', { name: 'By category' }).getAttribute('aria-selected')).toBe('true')
  await waitFor(() =>
    expect(within(screen.getByRole('table')).getAllByRole('columnheader')[0]?.textContent).toBe('Category'),
  )
  expect(within(screen.getByRole('table')).getAllByRole('row').at(-1)?.textContent).toContain(shown)

  await page.sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'getProfit', times: 1 })
  await user.selectOptions(select('Period'), 'Last month')
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }))
  await screen.findByText('Nothing was settled on these days.')
  expect(screen.queryByRole('alert')).toBeNull()

  // There is no file of a year to ask for: what is too long is said at its field, and not asked for.
  const [from, to] = [screen.getByLabelText('Start date'), screen.getByLabelText('End date')]
  const held = page.router.state.location.search
  await setDay(page, from, new Date(Date.parse(valueOf(to)) - 92 * 86_400_000).toISOString().slice(0, 10))
  expect(saidOf(to)).toContain('Choose 92 days at most.')
  expect(page.router.state.location.search).toEqual(held)
})

test('postings of the wallet stand with what it held, by type; a year is prepared by request', async () => {
  const page = await openRecords('transactions&m.from=2020-01-01&m.to=2020-01-02')
  const { user, ledger } = page
  // Days that nobody has records of are not asked for.
  await totals()
  expect(chosenIn(select('Period'))).toBe('Last 7 days')
  const { balance } = await ledger()
  const group = await totals()
  expect(cents(factOf(group, 'Net'))).toBe(cents(factOf(group, 'In')) + cents(factOf(group, 'Out')))
  const table = screen.getByRole('table', { name: 'Account record' })
  const row = firstRow(table)
  await within(row).findByRole('button')
  expect(cents(row.textContent?.split('P').at(-1) ?? '')).toBe(cents(balance))
  await user.click(within(row).getByRole('button'))
  const posting = await screen.findByRole('dialog', { name: /^(?!Personal)/ })
  expect(cents(factOf(posting, 'Balance afterwards'))).toBe(cents(balance))
  await user.keyboard('{Escape}')
  await user.selectOptions(select('Type'), 'Deposits')
  await waitFor(() => expect(page.router.state.location.search).toMatchObject({ 'm.type': 'deposits' }))
  await screen.findByText(/^1 record$|^\d records$|Nothing moved/)

  const to = screen.getByLabelText('End date')
  const yearAgo = new Date(Date.parse(valueOf(to)) - 365 * 86_400_000).toISOString().slice(0, 10)
  await setDay(page, screen.getByLabelText('Start date'), yearAgo)
  await user.click(await screen.findByRole('button', { name: 'Request export' }))
  await screen.findByText(/Being prepared|^Save as CSV$/)
  expect(screen.queryByRole('button', { name: 'Request export' })).toBeNull()
  expect(screen.queryByRole('table', { name: 'Account record' })).toBeNull()
})

test('days that are no range are said at their field, and asked for no more than once they are one', async () => {
  const page = await openCentre('transactions', {
    balance: '0',
    prepare: ({ sandbox }) =>
      sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'listTransactions', times: 1 }),
  })
  await page.user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }))
  await screen.findByText('No transactions in this period.')
  expect(isDisabled(screen.getByRole('button', { name: 'Save as CSV' }))).toBe(true)
  const [from, to] = [screen.getByLabelText('Start date'), screen.getByLabelText('End date')]
  const first = valueOf(from)
  await setDay(page, to, first)
  await waitFor(() => expect(page.router.state.location.search).toMatchObject({ 'm.to': first }))
  await setDay(page, from, new Date(Date.parse(first) + 86_400_000).toISOString().slice(0, 10))
  expect(saidOf(from)).toContain('The start date is after the end date.')
  expect(chosenIn(select('Period'))).toBe('Custom dates')
  await setDay(page, to, '')
  expect(saidOf(to)).toContain('Enter a date.')
  expect(page.router.state.location.search).toMatchObject({ 'm.to': first })
  await page.user.selectOptions(select('Period'), 'Today')
  expect(saidOf(to)).toBe('')
  expect(valueOf(from)).toBe(valueOf(to))
})

/** As a browser's own picker of days does. */
async function setDay({ user }: Centre, input: HTMLElement, day: string): Promise<void> {
  await user.clear(input)
  if (day !== '') await user.type(input, day)
}
