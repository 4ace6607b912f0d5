/** VIP (spec 2, "Routes"; spec 6: "members with rankLevel above 4 get the VIP service"). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSite } from '../../testing/site.tsx'

/** What stands in the column of a level, in a window that has room for all of them. */
function columnOf(name: RegExp): string {
  const head = screen.getByRole<HTMLTableCellElement>('columnheader', { name })
  const rows = [...head.closest('table')!.rows]
  return rows.map(({ cells }) => cells[head.cellIndex]?.textContent ?? '').join(' ')
}

test('a guest sees what each level brings, and is asked to log in for their own', async () => {
  const { user } = await openSite().visit('/vip')
  await screen.findByText('Levels that you play for')
  const legend = columnOf(/^Legend/)
  expect(legend).toContain('P1,500,000')
  expect(legend).toContain('P120')
  expect(legend).toContain('VIP service')
  expect(columnOf(/^Platinum/)).toContain('Live chat')
  expect(screen.queryByText(/in valid bets to go/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'See your level' }))
  await screen.findByRole('dialog', { name: 'Log in' })
})

test('a member sees what the next level still asks for, and claims what a level brought once', async () => {
  const site = openSite()
  const member = await site.sandbox.member('empty')
  await site.sandbox.post('rewards', { member: member.username, kind: 'vip-week', amount: '3' })
  await site.sandbox.post('rewards', { member: member.username, kind: 'birthday', amount: '4' })
  const { user } = await site.visit('/vip', member)
  await screen.findByText('You’ve reached Silver')
  const bar = screen.getByRole('progressbar', { name: 'P4,500 in valid bets to go until Gold' })
  expect(bar.getAttribute('aria-valuetext')).toBe('P500 of P5,000')
  screen.getByRole('columnheader', { name: /^Silver\s*your level/ })
  screen.getByRole('columnheader', { name: /^Gold\s*next/ })
  screen.getByText('Level 2 of 7, yours to keep')
  screen.getByText(/From level Royal on/)
  await user.dblClick(await screen.findByRole('button', { name: 'Claim' }))
  await screen.findByText('Done: VIP of the week · P3.00')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull())
  expect(screen.queryByText('Birthday present')).toBeNull()
  expect(await site.sandbox.ask('ledger', { member: member.username })).toMatchObject({
    balance: '3.00',
    transactions: [{ reason: 'reward' }],
  })
})

test('the highest level has no next one, and a service of its own; a list that does not come is asked for again', async () => {
  const site = openSite()
  const member = await site.sandbox.member('vip')
  await site.sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'getVipBonus', times: 1 })
  const { user } = await site.visit('/vip', member)
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }))
  await screen.findByText('You’ve reached Legend')
  screen.getByText('The highest of 7, yours to keep')
  await screen.findByText(/Your level has its own customer service/)
  expect((await screen.findByText('Weekly bonus of P120')).closest('li')!.textContent).toMatch(/\d+ \w{3,4} \d{4}/)
})

test('a trial account is warned, and has no level', async () => {
  const site = openSite()
  const { user } = await site.enter('trial', '/vip')
  await user.click(await screen.findByRole('button', { name: 'See your level' }))
  await screen.findByText('Please register an account first')
})

test('a level that has to be kept says by what and until when', async () => {
  const site = openSite()
  const member = await site.sandbox.member('vip')
  await site.sandbox.scenario({
    kind: 'answering',
    endpoint: 'getVipBonus',
    value: {
      rankLevel: 2,
      progress: { done: '10', goal: '50' },
      keep: { validBets: '30', until: Date.UTC(2031, 0, 31, 18) },
      ranks: [
        { rankLevel: 2, name: 'Silver', validBets: '10' },
        { rankLevel: 3, name: 'Gold', validBets: '50' },
      ],
    },
  })
  await site.visit('/vip', member)
  expect((await screen.findByText(/^To keep your level/)).textContent).toMatch(
    /bet P30 until .*2031.*go down one level/,
  )
})

test('where there is no room for all, one’s own level stands beside one that is picked', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !query.includes('min-width: 64em'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const site = openSite()
  const member = await site.sandbox.member('empty')
  const { user } = await site.visit('/vip', member)
  const heads = (): (string | null)[] =>
    screen
      .getAllByRole('columnheader')
      .slice(1)
      .map(({ textContent }) => textContent)
  await screen.findByText('You’ve reached Silver')
  expect(heads()).toEqual(['Silveryour level', 'Goldnext'])
  await user.click(screen.getByRole('button', { name: 'Legend' }))
  expect(heads()).toEqual(['Silveryour level', 'Legend'])
})
