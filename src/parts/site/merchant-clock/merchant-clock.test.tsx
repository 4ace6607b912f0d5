/** Whatever is the merchant's is told by its clock, and each page says so once where the reader's own differs. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { formatTimeIn, stampIn } from '../../../i18n/format/zoned-format.ts'
import { openCentre, type Centre } from '../../../testing/centre.ts'
import { banner } from '../../../testing/header.ts'
import { onlyNear, section } from '../../../testing/home.ts'
import { openSite } from '../../../testing/site.tsx'

/** Late in the evening in Buenos Aires, and another day in most of the world. */
const AT = Date.UTC(2026, 8, 22, 2, 30)
const PAGES = [
  ['personalHistoryCopy', 'Betting record'],
  ['transactionHistory', 'Account record'],
  ['personalProfit', 'Personal loss'],
  ['messageV2', 'Platform information'],
  ['securityCenter', 'My account'],
]

const MERCHANT = 'America/Argentina/Buenos_Aires'
const NAMED = /^Dates and times are in the platform’s time zone: /
const ZONES = [
  ['Asia/Tokyo', 1],
  ['America/Sao_Paulo', 0],
] as const

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

test.each(ZONES)('on a device in %s it is named %i times on each page', async (zone, times) => {
  liveIn(zone)
  const page = await openRecords()
  const history = await screen.findByRole('region', { name: 'Your withdrawals' })
  const moment = await within(history).findByText(/2026/, { selector: 'time' })
  expect(moment.textContent).toMatch(/^21 Sept? 2026, 23:30$/)
  for (const [member = '', name = ''] of PAGES) {
    await page.router.navigate({ to: '.', search: { member } })
    await within(page.centre()).findByRole('heading', { name, level: 3 })
    await waitFor(() => expect(page.centre().querySelector('time, input[type=date]'), member).not.toBeNull())
    const said = within(page.centre()).queryAllByText(NAMED)
    expect(said, member).toHaveLength(times)
  }
})

const momentsIn = (place: Element): { readonly at: number; readonly text: string }[] =>
  [...place.querySelectorAll('time')].map(({ dateTime, textContent }) => ({
    at: new Date(dateTime).getTime(),
    text: textContent ?? '',
  }))

describe.each(ZONES)('on a device in %s', (zone, times) => {
  test.each(['/seaLottery?gameCode=K3_5M', '/elott?view=results'])('the draws of %s', async (address) => {
    liveIn(zone)
    await openSite({ brand: 'pampas' }).visit(address)
    const main = screen.getByRole('main')
    await waitFor(() => expect(momentsIn(main).length).toBeGreaterThan(3))
    for (const { at, text } of momentsIn(main)) expect(text).toBe(formatTimeIn(MERCHANT, at, 'en'))
    expect(within(main).queryAllByText(NAMED)).toHaveLength(times)
  })

  test('the notices, in their own form', async () => {
    liveIn(zone)
    await openSite({ brand: 'pampas' }).visit('/noticePage')
    const main = screen.getByRole('main')
    await waitFor(() => expect(momentsIn(main).length).toBeGreaterThan(3))
    for (const { at, text } of momentsIn(main)) expect(text).toBe(stampIn(MERCHANT, at))
    expect(within(main).queryAllByText(NAMED)).toHaveLength(times)
  })

  test('the home page, however many of its sections tell times', async () => {
    liveIn(zone)
    const site = openSite({ brand: 'hoasen' })
    onlyNear('Notices', 'Winners')
    const { user } = await site.visit('/index')
    await user.keyboard('{Shift}')
    await within(await section('Winners')).findAllByRole('row')
    await waitFor(() => expect(momentsIn(screen.getByRole('main')).length).toBeGreaterThan(3))
    expect(within(screen.getByRole('main')).queryAllByText(NAMED)).toHaveLength(1)
  })

  test('a time that stands alone carries its zone', async () => {
    liveIn(zone)
    const site = openSite({ brand: 'pampas' })
    const { user } = await site.visit('/help', await site.sandbox.member('player', '10'))
    const refresh = await within(banner()).findByRole('button', { name: 'Refresh balance' })
    await waitFor(() => expect(refresh.getAttribute('aria-busy')).not.toBe('true'))
    await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 500, endpoint: 'getBalance' })
    await user.click(refresh)
    const [said] = await within(banner()).findAllByText(/As of /)
    expect(said?.textContent).toMatch(times ? /As of \d\d:\d\d \(GMT-3\)$/ : /As of \d\d:\d\d$/)
  })
})
