/** Support tickets on the feedback page (spec 2, "Other screens"; spec 3, "Support ticket"). */
import sharp from 'sharp'
import { messageId } from '../../scripts/messages/message-id.ts'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'

test(
  'feedback with a picture is a ticket, and its answer comes to who returns to the page',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say }) => {
    await bringAxe(page)
    const { username: member } = await player.become('player')
    const look = async (where: string): Promise<void> => {
      await expectAccessible(page, where)
      expect(await sidewaysScroll(page), where).toBeLessThanOrEqual(0)
    }
    await player.open('/feedback')
    const form = page.getByRole('region', { name: say('Send feedback') })
    await form.getByLabel(say('What is it about?')).selectOption('GAME')
    await form.getByLabel(say('What do you want to say?')).fill('The reels stood still.')
    const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#468' } })
      .png()
      .toBuffer()
    await form.getByLabel(say('Choose pictures')).setInputFiles({ name: 'reels.png', mimeType: 'image/png', buffer })
    await expect(form.getByText(say('Uploaded'))).toBeVisible()
    await look('ready to be sent')
    await form.getByRole('button', { name: say('Send'), exact: true }).click()
    await expect(form.getByText(say('Thank you, it has arrived'))).toBeVisible()
    const tickets = page.getByRole('region', { name: say('Your tickets') })
    const sent = tickets.getByRole('listitem').filter({ hasText: 'The reels stood still.' })
    await expect(sent).toHaveCount(1)
    const ticket = /F-[0-9A-F]{10}/.exec(await form.innerText())?.[0]
    await expect(sent).toContainText(ticket ?? 'a number')
    await look('it has arrived')

    // Support answers while the member is elsewhere.
    const answer = 'They turn again.\n<img src=x onerror=alert(1)>'
    await sandbox.post('tickets', { member, ticket, answer })
    await player.open('/help')
    await player.open('/feedback')
    await expect(sent).toContainText('They turn again.')
    await expect(sent).toContainText('<img src=x onerror=alert(1)>')
    await look('it was answered')
    await sandbox.post('tickets', { member, ticket, closed: true })
    await page.reload()
    await expect(sent.getByText(say(messageId('Closed', 'a ticket')), { exact: true })).toBeVisible()
    await page.setViewportSize({ width: 320, height: 700 })
    // What is laid out by scripts follows the window a moment later.
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0)
  },
)
