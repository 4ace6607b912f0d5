/** Days and times of records are told by the merchant's clock, and each page says so once where the player's differs. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openCentre, type Centre } from '../../testing/centre.ts'

/** Late in the evening in Buenos Aires, and another day in most of the world. */
const AT = Date.UTC(2026, 8, 22, 2, 30)
const PAGES = [
  ['personalHistoryCopy', 'Betting record'],
  ['transactionHistory', 'Account record'],
  ['personalProfit', 'Personal loss'],
  ['messageV2', 'Platform information'],
  ['securityCenter', 'My account'],
]

/** Lets the device live in a time zone. */
function liveIn(timeZone: string): void {
  const own = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  // Of all that it tells, the zone is read.
  own.mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions)
  onTestFinished(() => own.mockRestore())
}

/** Opens a page with a withdrawal of that moment. */
const openRecords = (): Promise<Centre> =>
  openCentre('withdraw', {
    brand: 'pampas',
    prepare: async ({ sandbox }, { username: member }) => {
      const account = { kind: 'bank', name: 'Banco', number: '•••• 0123' }
      const amounts = { amount: '100', fee: '0', paid: '100', received: '100', remaining: '0' }
      const order = { reference: 'W1', state: 'confirmed', ...amounts, at: AT, account }
      const value = { list: [order], total: 1, toConfirm: [], serverTime: AT }
      await sandbox.scenario({ kind: 'answering', endpoint: 'listWithdrawals', value })
      await sandbox.post('messages', { member, kind: 'limits', count: 1 })
    },
  })

test.each([
  ['Asia/Tokyo', 1],
  ['America/Sao_Paulo', 0],
])('on a device in %s it is named %i times on each page', async (zone, times) => {
  liveIn(zone)
  const page = await openRecords()
  const history = await screen.findByRole('region', { name: 'Your withdrawals' })
  const moment = await within(history).findByText(/2026/, { selector: 'time' })
  expect(moment.textContent).toMatch(/^Sep 21, 2026, 11:30\sPM$/)
  for (const [member = '', name = ''] of PAGES) {
    await page.router.navigate({ to: '.', search: { member } })
    await within(page.centre()).findByRole('heading', { name, level: 3 })
    await waitFor(() => expect(page.centre().querySelector('time, input[type=date]'), member).not.toBeNull())
    const said = within(page.centre()).queryAllByText(/^Days and times by the platform’s clock: /)
    expect(said, member).toHaveLength(times)
  }
})
