/** The member centre: its address, who may open it, its menu, and the first of its pages (spec 2, "Member centre"). */
import { contract } from '../../src/api/contract.ts'
import { holdCall } from '../support/servers/hold.ts'
import { askAgain } from '../support/servers/failing-call.ts'
import { expect, test } from '../support/journey.ts'

const LOST = /Failed to load resource|ERR_|503/
const memberOf = (url: string): string | null => new URL(url).searchParams.get('member')

test(
  'an address opens it for a guest who logs in, and Escape closes it',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say }) => {
    const member = await sandbox.member('player')
    await player.open('/help?member=nowhere')
    await expect(page).toHaveURL(/modal=login/)
    await player.logInHere(member)
    const centre = page.getByRole('dialog', { name: say('Personal centre') })
    await expect(centre.getByRole('heading', { name: say('My account') })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(say('My account'))} · `))
    await expect(page).toHaveURL(/\/help\?member=nowhere$/)
    await page.reload()
    await expect(centre.getByRole('heading', { name: say('My account') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(centre).toHaveCount(0)
    await expect(page).toHaveURL(/\/help$/)
    await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(say('Help centre'))} · `))
  },
)

test('the header leads to it, Back closes it, and a phone has the menu as a list', async ({
  page,
  player,
  say,
  device,
}) => {
  await player.enter('player')
  const menu = await player.menu()
  await menu.getByRole('button', { name: say('Personal centre'), exact: true }).click()
  const centre = page.getByRole('dialog', { name: say('Personal centre') })
  const title = centre.getByRole('heading', { name: say('My account') })
  await expect(title).toBeVisible()
  await expect.poll(() => memberOf(page.url())).toBe('securityCenter')
  const pages = centre.getByRole('navigation', { name: say('Pages of your account') })
  const link = pages.getByRole('link', { name: say('My account'), exact: true })
  if (device === 'phone') {
    await expect(pages).toHaveCount(0)
    await centre.getByRole('link', { name: say('Back to the menu') }).click()
    await expect(link).toBeVisible()
    await expect(centre.getByRole('heading', { name: say('Personal centre') })).toBeFocused()
    await expect(title).toHaveCount(0)
    await link.click()
    await expect(title).toBeFocused()
  } else await expect(link).toHaveAttribute('aria-current', 'page')
  // However far one has gone within, Back closes the whole.
  await page.goBack()
  await expect(centre).toHaveCount(0)
  await expect.poll(() => memberOf(page.url())).toBeNull()
  await page.goForward()
  await expect(title).toBeVisible()
  await centre.getByRole('button', { name: say('Close') }).click()
  await expect(centre).toHaveCount(0)
  await expect.poll(() => memberOf(page.url())).toBeNull()
})

test('the sheet of a phone gives way to it', { tag: ['@phone', '@pairs'] }, async ({ page, player, say }) => {
  await player.enter('player')
  const bar = page.getByRole('navigation', { name: say('Quick access') })
  await bar.getByRole('link', { name: say('Account'), exact: true }).click()
  const row = page.getByRole('dialog').getByRole('button', { name: say('Personal centre') })
  await row.click()
  const centre = page.getByRole('dialog', { name: say('Personal centre') })
  await expect(centre.getByRole('heading', { name: say('My account') })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/index$/)
})

test('a trial account is warned instead', { tag: '@pairs' }, async ({ page, player, say }) => {
  await player.become('trial')
  await player.open('/index?member=securityCenter')
  await expect(page.getByRole('dialog', { name: say('Trial account') })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect.poll(() => memberOf(page.url())).toBeNull()
})

test.describe('where the brand has none', () => {
  test.use({ brand: 'vouched' })
  test(
    'there is the warning, however one asks',
    { tag: ['@wireframe', '@desktop', '@pairs'] },
    async ({ page, player, say }) => {
      await player.enter('player')
      const warning = page.getByRole('dialog', { name: say('Trial account') })
      await (await player.menu()).getByRole('button', { name: say('Personal centre'), exact: true }).click()
      await expect(warning).toBeVisible()
      await page.keyboard.press('Escape')
      await player.open('/index?member=securityCenter')
      await expect(warning).toBeVisible()
      await expect.poll(() => memberOf(page.url())).toBeNull()
    },
  )
})

test(
  'nothing shows before the menu is there, and what the server leaves out is not in it',
  { tag: '@pairs' },
  async ({ page, player, sandbox, faults, say }) => {
    faults.expect(LOST)
    const member = await player.become('player')
    const centre = page.getByRole('dialog', { name: say('Personal centre') })
    const account = centre.getByRole('heading', { name: say('My account') })

    await sandbox.scenario({ kind: 'failing', status: 503, endpoint: 'listMemberPages' })
    await player.open('/index?member=securityCenter')
    const again = centre.getByRole('button', { name: say('Try again') })
    await expect(again).toBeVisible({ timeout: 15_000 })
    await expect(account).toHaveCount(0)
    await askAgain({ sandbox, say }, centre)
    await expect(account).toBeVisible()

    await sandbox.scenario({
      kind: 'answering',
      endpoint: 'listMemberPages',
      value: { pages: [{ page: 'unheardOf' }] },
    })
    await page.reload()
    await expect(centre.getByText(say('Your account details cannot be shown right now.'))).toBeVisible()
    await expect(account).toHaveCount(0)
    await sandbox.clear()

    const answerMenu = await holdCall(page, contract.listMemberPages.path)
    await page.reload()
    await expect(centre).toBeVisible()
    await expect(account).toHaveCount(0)
    answerMenu()
    await expect(account).toBeVisible()

    // The server ends the session under a question: the centre goes, and that is told.
    const answerPictures = await holdCall(page, contract.listPlayerAvatars.path)
    const asked = page.waitForRequest((request) => request.url().includes(contract.listPlayerAvatars.path))
    await centre.getByRole('button', { name: say('Change picture') }).click()
    await asked
    await sandbox.endSessions(member.username)
    answerPictures()
    await expect(centre).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect.poll(() => memberOf(page.url())).toBeNull()
  },
)
