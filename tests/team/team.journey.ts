/** The agent centre's pages about the team (spec 2, "Agent centre"): the tree, links, and who comes by them. */
import type { Locator } from 'playwright/test'
import { messageId } from '../../scripts/messages/message-id.ts'
import { listTeamMembers } from '../../src/api/team/tree.ts'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { expect } from '../support/journey.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'
import { fillAll, registerForm, sendRegistration, test } from '../support/pages/register.ts'
import { beginning } from '../support/player.ts'
import { watch } from '../support/servers/faults.ts'

const CONTEXT = 'agent centre'

/** Somebody who is seen and has a team: a desktop says in columns how many, a phone below the name. */
async function withTeam(list: Locator): Promise<Locator> {
  const rows = list.locator('[data-row]')
  await rows.first().getByRole('button').waitFor()
  const at = await rows.evaluateAll((all) =>
    all.findIndex(
      (row) =>
        / · .*[1-9]/.test(row.textContent) ||
        [...row.children].some(({ textContent }) => /^[1-9][\d.,]*$/.test(textContent)),
    ),
  )
  return rows.nth(at).getByRole('button')
}

test(
  'an agent goes down the tree level by level and Back up again, and every page is open to everybody',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say }) => {
    test.slow()
    await bringAxe(page)
    await sandbox.scenario({ kind: 'modules', on: ['AGENT_POLICY', 'TRANSFER_DOWNLINE'] })
    const { username: member } = await player.become('agent1')
    await sandbox.post('grown-teams', { member, count: 300, levels: 4 })
    const centre = page.getByRole('dialog', { name: say('Agent centre') })
    const title = (name: string) => centre.getByRole('heading', { name: say(messageId(name, CONTEXT)), level: 3 })
    const place = centre.getByRole('navigation', { name: say('Place in the team') })
    let levels = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === listTeamMembers.path) levels += 1
    })
    const look = async (where: string): Promise<void> => {
      await expect(centre.locator('[aria-busy="true"]'), where).toHaveCount(0)
      await expectAccessible(page, where)
      expect(await sidewaysScroll(page), where).toBeLessThanOrEqual(0)
    }

    await test.step('each level is one request, and Back takes back each step', async () => {
      await player.open('/index?agent=team')
      await expect(title('Team management')).toBeVisible()
      await look('the first line')
      const opener = await withTeam(centre)
      const name = await opener.locator('bdi').first().innerText()
      await opener.click()
      const heading = centre.getByRole('heading', { name, level: 4 })
      await expect(heading).toBeFocused()
      await look('a member with a team')
      await (await withTeam(centre)).click()
      await expect(place.getByRole('link')).toHaveCount(2)
      expect(levels).toBe(3)
      await page.goBack()
      await expect(heading).toBeVisible()
      await page.goBack()
      await expect(place).toHaveCount(0)
      await page.goForward()
      await expect(heading).toBeVisible()
      await place.getByRole('link', { name: say(messageId('My team', 'team')) }).click()
      await expect(place).toHaveCount(0)
    })

    await test.step('a member in full', async () => {
      await centre.locator('[data-row]').first().getByRole('button').click()
      await centre.getByRole('tab', { name: say(messageId('Details', 'of a member')) }).click()
      await expect(centre.getByRole('form', { name: say('Adjust the rebate') })).toBeVisible()
      await look('a member’s details')
      await centre.getByRole('tab', { name: say(messageId('Transfer', 'to a member')) }).click()
      await expect(centre.getByText(say('Before your first transfer'))).toBeVisible()
      await look('sending to a member')
    })

    for (const [key, name] of [
      ['announcements', 'Announcements'],
      ['agentTeamOverview', 'Overview'],
      ['accounts', 'Account'],
      ['accounts&a.view=links', 'Account'],
      ['teamBetting', 'Team betting'],
      ['userProfit', 'User profit and loss'],
      ['income', 'My income'],
      ['transactions', 'Transaction details'],
    ] as const)
      await test.step(`${key} at 390 pixels and on a desktop`, async () => {
        await player.open(`/index?agent=${key}`)
        await expect(title(name)).toBeVisible()
        await look(key)
      })
  },
)

test('who follows an agent’s link elsewhere registers below the agent, who is told of it', async ({
  browser,
  page,
  player,
  sandbox,
  say,
  brand,
  person,
  faults,
}) => {
  await sandbox.scenario({ kind: 'modules', on: ['AFFILIATE'] })
  await player.become('agent1')
  await player.open('/index?agent=accounts&a.view=links')
  const form = page.getByRole('form', { name: say('New registration link') })
  await form.getByLabel(say('Rebate, in per cent')).fill('0.5')
  await form.getByRole('button', { name: say('Create the link') }).click()
  const invitation = page.getByRole('region', { name: say('Your invitation') })
  await expect(invitation.getByRole('img', { name: say('QR code of your link') })).toBeVisible()
  const link = await invitation.getByText(/\/register\?affiliateCode=/).innerText()
  await expect(page.getByText(say('Nobody has registered by this link yet.'))).toBeVisible()

  const elsewhere = await browser.newContext()
  await sandbox.enter(elsewhere)
  await watch(elsewhere, faults)
  const other = await elsewhere.newPage()
  await other.goto(link)
  const desk = { page: other, say, sandbox, brand }
  const registration = await registerForm(desk)
  await fillAll(desk, registration, person)
  await sendRegistration(registration, say).click()
  await expect(other.getByRole('button', { name: beginning(say('Account: {name}', { name: '' })) })).toBeAttached()

  await page.reload()
  const came = page.getByRole('region', { name: say('Registered by this link') })
  await expect(came.getByRole('listitem')).toHaveCount(1)
  // Shortened, as others’ names are.
  await expect(came).toContainText(/\p{L}{2}…[\p{L}\d]{2}/u)
  await expect(came).not.toContainText(new RegExp(person.username, 'i'))
  await elsewhere.close()
})
