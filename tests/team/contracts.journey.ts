/** A contract between an agent and a member below, in a browser each (spec 5, "Contract states"; spec 2, "Agent centre"). */
import type { Locator, Page } from 'playwright/test'
import { messageId } from '../../scripts/messages/message-id.ts'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { ledgerOf } from '../support/pages/games.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'
import { openListening } from '../support/pages/news.ts'
import { createPlayer } from '../support/player.ts'
import { watch } from '../support/servers/faults.ts'
import type { Say } from '../support/words.ts'

/** What both sides find on their pages. */
function partsOf(page: Page, say: Say) {
  const own = page.getByRole('dialog', { name: say('My contracts') })
  const centre = page.getByRole('dialog', { name: say('Agent centre') })
  const button = (place: Locator, name: string): Locator => place.getByRole('button', { name, exact: true })
  return { own, centre, form: centre.getByRole('form', { name: say('Offer of a contract') }), button }
}

/** A message without the name in it. */
const without = (said: string): RegExp =>
  new RegExp(
    said
      .split('?')
      .map((part) => RegExp.escape(part))
      .join('.+'),
  )

test(
  'an agent offers, the member below hears of it, accepts, is paid and terminates, and both see the same all along',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say, brand, device, browser, baseURL, faults }, { project }) => {
    test.slow()
    await sandbox.scenario({ kind: 'modules', on: ['AGENT_POLICY'] })
    await sandbox.stream()
    const { viewport = null, isMobile = false, hasTouch = false } = project.use
    const second = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport,
      isMobile,
      hasTouch,
      serviceWorkers: 'block',
    })
    await sandbox.enter(second)
    await sandbox.stream()
    await watch(second, faults)
    const below = await second.newPage()
    const downline = createPlayer({ page: below, say, device, sandbox })
    await Promise.all([bringAxe(page), bringAxe(below)])
    const agent = await player.become('agent1', '1000.00')
    const member = await downline.become('player', '1000.00')
    await sandbox.post('teams', { member: member.username, upline: agent.username })
    const look = async (at: Page, where: string): Promise<void> => {
      await expectAccessible(at, where)
      expect(await sidewaysScroll(at), where).toBeLessThanOrEqual(0)
    }
    const [above, lower] = [partsOf(page, say), partsOf(below, say)]
    const hear = (at: Page, message: string): Locator =>
      at.getByText(without(say(message, { name: '?' }))).locator('xpath=..')
    const accept = say(messageId('Accept', 'contract'))
    const terminate = say(messageId('Terminate', 'contract'))
    await openListening(below, downline, '/index')

    await test.step('the agent writes an offer, reads it once more, and sends it', async () => {
      await openListening(page, player, `/index?agent=dailySalary&a.member=${member.username}`)
      const { form } = above
      await expect(above.button(form, say('Choose somebody else'))).toBeVisible()
      await above.button(form, say('Check the offer')).click()
      const rate = form.getByLabel(say(messageId('Rate', 'contract')), { exact: true })
      await expect(rate).toBeFocused()
      await expect(rate).toHaveAttribute('aria-invalid', 'true')
      await look(page, 'an offer without a rate')
      await rate.fill('1')
      await expect(form.getByText(say('Paid by this offer'))).toBeVisible()
      await above.button(form, say('Check the offer')).click()
      const check = page.getByRole('dialog', { name: say('Check the offer') })
      await expect(check).toContainText(member.username)
      await look(page, 'the check')
      await above.button(check, say(messageId('Offer', 'the action'))).dblclick()
      await expect(above.centre.getByRole('article')).toContainText(say(messageId('Offered', 'contract')))
      await look(page, 'the contract')
    })

    await test.step('the member hears of it at once, and accepts it', async () => {
      await hear(below, '{name} offers you a contract').getByRole('link').click()
      await expect(lower.own.getByRole('article')).toHaveCount(1)
      await look(below, 'the requests')
      await lower.button(lower.own, accept).click()
      const asked = below.getByRole('dialog', { name: say('Accept this contract?') })
      await expect(lower.button(asked, accept)).toBeFocused()
      await look(below, 'what follows')
      await lower.button(asked, accept).click()
      await expect(lower.own.getByText(say('No offer waits for your answer.'))).toBeVisible()
      await expect(lower.own.getByRole('article')).toContainText(say(messageId('Accepted', 'contract')))
    })

    await test.step('the agent, who has it open, sees that at once', async () => {
      await expect(above.centre.getByRole('article')).toContainText(say(messageId('Accepted', 'contract')))
    })

    await test.step('what was earned is paid out of the agent’s wallet, to the last unit', async () => {
      const before = await ledgerOf(sandbox, brand, agent.username)
      await sandbox.post('bets', { member: member.username, stake: '100.00' })
      await sandbox.post('settlements', { member: member.username })
      const after = await ledgerOf(sandbox, brand, agent.username)
      expect(Number(before.balance) - Number(after.balance)).toBe(1)
      expect(after.total).toBe('0')
      await downline.open('/index?modal=contracts')
      await expect(lower.own.getByText(without(say('Total paid: {paid}.', { paid: '?' })))).toBeVisible()
      await look(below, 'what was paid')
    })

    await test.step('the member terminates it; the agent is told, and offers another one from there', async () => {
      await lower.button(lower.own, terminate).click()
      const asked = below.getByRole('dialog', { name: say('Terminate this contract?') })
      await expect(lower.button(asked, say('Keep the contract'))).toBeFocused()
      await lower.button(asked, terminate).click()
      await expect(lower.own.getByText(say('You have no contract in force.'))).toBeVisible()
      await expect(above.centre.getByRole('article')).toContainText(say('The downline'))
      await above.centre.getByRole('link', { name: say('Offer a contract') }).click()
      await expect(above.form).toContainText(member.username)
      await above.centre.getByRole('link', { name: say('All contracts') }).click()
      await expect(
        above.centre.getByRole('listitem').filter({ hasText: say(messageId('Terminated', 'contract')) }),
      ).toHaveCount(1)
      await look(page, 'the lists')
      await page.setViewportSize({ width: 320, height: 700 })
      await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0)
    })
    await second.close()
  },
)
