/** What brings players back and what answers their questions, in letters from right to left and in long words, on a narrow phone. */
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { cutOff, overlaps, sidewaysScroll, spills } from '../support/pages/layout.ts'
import { awaited } from '../support/pages/scroll.ts'

/** Where the pages stand. Each promotion is in another state. */
const PLACES = [
  '/promotions',
  ...['big-win', 'live-insurance', 'match-night', 'welcome'].map((name) => `/promoDetail?promotion=${name}`),
  '/vip',
  ...['', '?view=history', '?view=details', '?view=rules'].map((view) => `/pointMall${view}`),
  '/vip?member=raffle',
  '/vip?member=rewards',
  '/feedback',
  '/affiliates',
  '/terms',
  '/down',
  '/down?modal=chat',
]

test.describe('with pseudo languages', { tag: ['@wireframe', '@phone', '@pairs'] }, () => {
  test.use({ brand: 'pseudo', viewport: { width: 360, height: 740 } })

  for (const [language, name] of [
    ['XB', 'from right to left'],
    ['XA', 'in long words'],
  ] as const)
    test(`no page about rewards, and none that is written, is cut or runs over its edge ${name}`, async ({
      page,
      player,
      sandbox,
    }) => {
      test.slow()
      await bringAxe(page)
      await sandbox.scenario({ kind: 'modules', on: ['AFFILIATE'] })
      const { username: member } = await player.become('player', '1234567.89')
      const give = (what: string, said: object): Promise<unknown> => sandbox.post(what, { member, ...said })
      await give('promotions', { promotion: 'big-win', status: 'Claim', amount: '123456.78' })
      await give('promotions', { promotion: 'live-insurance', status: 'Rejected', reason: 'No round was lost.' })
      await give('promotions', { promotion: 'match-night', status: 'Joined' })
      await give('points', { points: '1234567.89' })
      await give('raffles', { tickets: 3 })
      await give('sign-ins', { days: 5 })
      for (const kind of ['red-envelope', 'vip-week', 'zalo']) await give('rewards', { kind, amount: '1234.56' })
      await give('affiliates', { state: 'rejected', reason: 'The group is closed.' })
      await give('chat/lines', { text: 'How can I help?' })
      await page.evaluate((code) => localStorage.setItem('lang', code), language)
      for (const place of PLACES) {
        await player.open(place)
        await page.waitForLoadState('networkidle')
        const dialog = page.locator('dialog[open]')
        const isOver = /[?&](?:member|modal)=/.test(place)
        const shown = isOver ? dialog : page.getByRole('main')
        await expect(shown.getByRole('heading').first()).toBeVisible()
        await expect(awaited(shown), place).toHaveCount(0)
        await expect.poll(() => sidewaysScroll(page), place).toBeLessThanOrEqual(0)
        expect.soft(await overlaps(page), place).toEqual([])
        expect.soft(await cutOff(page), place).toEqual([])
        if (isOver) expect.soft(await spills(dialog), place).toEqual([])
        await expectAccessible(page, place)
      }
    })
})
