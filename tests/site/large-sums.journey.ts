/** A balance of 1,234,567,890, and gains of that size, on every page that shows money, on a narrow phone. */
import { MEMBER_PAGES } from '../../src/rules/account/member-pages.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'
import { tornSums } from '../support/pages/torn-sums.ts'

const SUM = '1234567890'
const PAGES = ['/index', '/vip', '/pointMall', '/promotions', ...MEMBER_PAGES.map((key) => `/vip?member=${key}`)]
/** How long nothing has moved where nothing more comes. */
const STILL_MS = 1500

test.describe('on a narrow phone', { tag: ['@phone', '@pairs'] }, () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('no large sum is torn, cut off or leaves the window', async ({ page, player, sandbox }) => {
    test.slow()
    const { username: member } = await player.become('rich', `${SUM}.00`)
    for (const [call, said] of [
      ['bets', { stake: SUM, win: SUM }],
      ['cashback', { category: 'RNG', validBet: SUM }],
      ['rewards', { kind: 'RED_ENVELOPE', amount: SUM, status: 'CLAIM' }],
      ['bonuses', { amount: SUM, turnoverRequired: SUM, state: 'active' }],
      ['promotions', { promotion: 'friends', status: 'claim', amount: SUM }],
      ['points', { points: Number(SUM) }],
    ] as const)
      await sandbox.post(call, { member, ...said })
    for (const path of PAGES) {
      await player.open(path)
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(STILL_MS)
      expect.soft(await tornSums(page), path).toEqual([])
      expect.soft(await sidewaysScroll(page), path).toBe(0)
    }
  })
})
