/** Every page of the member centre in the languages with the longest and the tallest words, on a narrow phone. */
import type { Page, Request } from 'playwright/test'
import { MEMBER_PAGES } from '../../src/rules/account/member-pages.ts'
import { WITHDRAWAL_STATES } from '../../src/rules/money/withdrawal.ts'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { cutOff, sidewaysScroll, spills } from '../support/pages/layout.ts'

const NARROW = { width: 360, height: 740 }
/** How long nothing has been asked for where nothing more is to come. */
const STILL_MS = 300

/** A page with little on it: each of the centre's is checked together with what it lies over. */
const BELOW = '/vip'

/** The tallest letters, in lines that break without spaces; and the longest words. */
const OFTEN = new Set(['TH', 'ES'])
/** Where what the checker of accessibility objects to would be the same in every other. */
const CHECKED = 'ES'

/** A withdrawal in each of its states. */
const withdrawals = WITHDRAWAL_STATES.map((state, index) => ({
  reference: `W00000000000${index}`,
  state,
  amount: `${(index + 1) * 123_456}`,
  fee: '1000',
  paid: '0',
  received: '0',
  remaining: '0',
  at: Date.now(),
  account: { kind: 'bank', name: 'Banco de la Provincia', number: '•••• 0123' },
}))

/** When a request was under way last: now, while one is. */
function watchRequests(page: Page): () => number {
  const underWay = new Set<Request>()
  let last = Date.now()
  page.on('request', (request) => underWay.add(request))
  const over = (request: Request): void => {
    underWay.delete(request)
    last = Date.now()
  }
  page.on('requestfinished', over)
  page.on('requestfailed', over)
  return () => (underWay.size > 0 ? Date.now() : last)
}

test.describe('in every language', { tag: ['@wireframe', '@phone'] }, () => {
  test.use({ brand: 'polyglot', viewport: NARROW })

  for (const code of ['TH', 'VI', 'CN', 'ES', 'ID'])
    test(
      `${code}: no page is cut or scrolls sideways`,
      { tag: OFTEN.has(code) ? [] : '@pairs' },
      async ({ page, player, sandbox }) => {
        test.slow()
        if (code === CHECKED) await bringAxe(page)
        await sandbox.scenario({ kind: 'modules', on: ['MANUAL_REBATE'] })
        await sandbox.scenario({
          kind: 'answering',
          endpoint: 'listWithdrawals',
          value: {
            list: withdrawals,
            total: 40,
            toConfirm: [{ reference: 'W000000000004', amount: '499000', paid: '499000' }],
            serverTime: Date.now(),
          },
        })
        const { username: member } = await player.become('player', '1234567.89')
        await sandbox.post('records', { member, count: 60, days: 5 })
        await sandbox.post('teams', { member, upline: true, downlines: 12 })
        await sandbox.post('messages', { member, kind: 'limits', count: 12 })
        await sandbox.post('cashback', { member, category: 'RNG', validBet: '1234567' })
        await page.evaluate((language) => localStorage.setItem('lang', language), code)
        const lastAsked = watchRequests(page)
        const centre = page.locator('dialog[open]')
        const check = async (what: string): Promise<void> => {
          // Nothing waits any more; what a page shows in its stead has no busy mark.
          await expect(centre.locator('[data-page-title], h2').first()).toBeVisible()
          await expect
            .poll(() => Date.now() - lastAsked(), { message: what, intervals: [100] })
            .toBeGreaterThan(STILL_MS)
          await expect.soft(centre.locator('[aria-busy=true]'), what).toHaveCount(0)
          expect.soft(await sidewaysScroll(page), what).toBeLessThanOrEqual(0)
          expect.soft(await spills(centre.last()), what).toEqual([])
          expect.soft(await cutOff(page), what).toEqual([])
          if (code === CHECKED) await expectAccessible(page, what)
        }
        /** Leads to an address as the application's own links do, by way of a closed centre: what is seen there is new. */
        const open = async (search: string): Promise<void> => {
          await page.evaluate((address) => history.pushState(null, '', address), BELOW)
          await expect(centre).toHaveCount(0)
          await page.evaluate((address) => history.pushState(null, '', address), `${BELOW}?${search}`)
        }
        await player.open(BELOW)
        for (const name of ['menu', ...MEMBER_PAGES]) {
          await open(`member=${name}`)
          await check(name)
        }
        await open('member=bets')
        // The sums of all days come with an answer of their own, above the rows.
        await check('bets')
        await centre.locator('[data-row] button').first().click()
        await expect(centre).toHaveCount(2)
        await check('a ticket')
        await open('member=messages')
        await centre.locator('a[href*="m.message"]').first().click()
        await expect(centre.getByRole('article')).toBeVisible()
        await check('a message')
        await open('member=securityCenter&m.need=payouts&m.back=withdraw')
        await check('accounts for withdrawals')
      },
    )
})
