/** Counting of visits: what the browser lets in of it, by the page's policy and its Trusted Types. */
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'

test.use({ brand: 'polyglot' })

test(
  'the tag runs once a player has agreed, and reports to the hosts that the brand names',
  { tag: ['@wireframe', '@phone'] },
  async ({ page, player, sandbox, say }) => {
    await bringAxe(page)
    const reports: string[] = []
    await page.route('https://tags.example/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `fetch('https://reports.example/collect?pages=' + dataLayer.filter((it) => it[1] === 'page_view').length)`,
      }),
    )
    await page.route('https://reports.example/**', (route) => {
      reports.push(route.request().url())
      return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '' })
    })
    const analytics = { gtagId: 'G-TEST1234' }
    await sandbox.scenario({
      kind: 'answering',
      endpoint: 'getStatus',
      value: { maintenance: { active: false }, regionRestriction: false, analytics },
    })
    await player.open('/help')
    const agree = page.getByRole('button', { name: say('Agree') })
    // The question waits for somebody to be there; a key that came before the page listens is no sign.
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(agree).toBeVisible({ timeout: 1500 })
    }).toPass()
    await expectAccessible(page, 'the question')
    expect(reports).toEqual([])
    await agree.click()
    await expect(agree).toHaveCount(0)
    await expect.poll(() => reports).toEqual([expect.stringMatching(/collect\?pages=[01]$/)])
  },
)
