/** Lotteries on the home page: their last results, and the time until their next draw. */
import { openWithFailing } from '../support/servers/failing-call.ts'
import { reach } from '../support/pages/home.ts'
import { expect, test } from '../support/journey.ts'

test.describe('lotteries', { tag: ['@pampas', '@pairs'] }, () => {
  test('show their last balls and a running clock, and open their lobby', async ({ page, player, say }) => {
    await player.open('/index')
    const lotteries = await reach(page, say('Popular lotteries'))
    const first = lotteries.getByRole('listitem').first()
    await expect(
      lotteries
        .getByRole('list', { name: say('Last result') })
        .first()
        .getByRole('listitem')
        .first(),
    ).toBeVisible()
    const clock = lotteries.getByRole('timer', { name: say('Next draw') }).first()
    // The words for a reader follow the digits, and come later.
    const before = (await clock.innerText()).replaceAll(/\s/g, '').slice(0, 6)
    await expect(clock).not.toHaveText(new RegExp(`^\\s*${before}`))
    // The clock runs beside the link, whose name so is the lottery's alone.
    const link = first.getByRole('link')
    await expect(link).toHaveAccessibleName((await link.textContent()) ?? '')
    await expect(link.getByRole('timer')).toHaveCount(0)
    await expect(link).toHaveText(/\p{L}/u)
    // It lies over all of the item.
    const { width, height } = (await first.boundingBox()) ?? { width: 0, height: 0 }
    await first.click({ position: { x: width - 8, y: height - 8 } })
    await expect(page).toHaveURL(/ottery\?.*gameCode=/)
  })
})

test.describe('the next draws', { tag: ['@wireframe', '@pairs'] }, () => {
  test.use({ brand: 'hoasen' })

  test('come in their order, and not before it is known', async ({ page, player, sandbox, say }) => {
    await sandbox.scenario({ kind: 'slow', ms: 3000, endpoint: 'listLatestDraws' })
    await player.open('/index')
    const section = page.getByRole('region', { name: say('Next draws'), exact: true })
    await section.scrollIntoViewIfNeeded()
    const names = section.getByRole('heading', { level: 3 })
    // What stood there at any time; a card without its clock would be one that came before its order.
    await section.evaluate((it) => {
      new MutationObserver(() => {
        const cards = it.querySelectorAll('h3').length
        const clocks = it.querySelectorAll('[role="timer"]').length
        if (cards > clocks) it.dataset['early'] = ''
      }).observe(it, { childList: true, subtree: true })
    })
    await expect(names.first()).toBeVisible()
    await expect(section).not.toHaveAttribute('data-early')
    const left = await section.getByRole('timer').allTextContents()
    // One that is being held at this moment says so in words, and is the soonest of all.
    // Without hours while there are none.
    const digits = left.map((text) => (/^(?:\d\d){2,3}/.exec(text)?.[0] ?? '').padStart(6, '0'))
    expect(digits.length).toBeGreaterThan(1)
    expect(digits, 'the one with the most time left stands first').toEqual(digits.toSorted().toReversed())
  })

  test('show without their clocks where these can’t be read', async ({ page, player, sandbox, faults, say }) => {
    await openWithFailing({ player, sandbox, faults, say }, '/index', 'listLatestDraws')
    const section = await reach(page, say('Next draws'))
    await expect(section.getByRole('link', { name: say('Choose numbers') }).first()).toBeVisible()
    await expect(section.getByRole('timer')).toHaveCount(0)
  })
})
