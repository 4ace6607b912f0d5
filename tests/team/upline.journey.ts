/** Transfer to upline: money to whoever is above or below, once, and to the last unit (spec 2, "Member centre"; spec 6). */
import type { Page } from 'playwright/test'
import { chooseNew } from '../support/pages/account.ts'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { ledgerOf } from '../support/pages/games.ts'
import { expect, test } from '../support/journey.ts'
import { beginning } from '../support/player.ts'
import type { SandboxOfTest } from '../support/servers/sandbox.ts'
import { tabTo } from '../support/tab-to.ts'
import { openSecondTab } from '../support/pages/twin.ts'
import type { Say } from '../support/words.ts'

const LOST = /Failed to load resource|ERR_/
const PAYMENT = 'Money-2468'
const ON = { kind: 'modules', on: ['TRANSFER_UPLINE', 'TRANSFER_DOWNLINE'] } as const

/** The page as a tab shows it. */
function uplineOf(page: Page, say: Say) {
  const centre = page.getByRole('dialog', { name: say('Personal centre') })
  const form = centre.getByRole('form', { name: say('Transfer'), exact: true })
  const check = page.getByRole('dialog', { name: say('Check your transfer') })
  return {
    centre,
    form,
    above: form.getByRole('radio', { name: beginning(say('My upline')) }),
    below: form.getByRole('radio', { name: beginning(say('A downline')) }),
    search: form.getByRole('searchbox', { name: say('Search your downlines') }),
    people: form.getByRole('group', { name: say('Downline'), exact: true }).getByRole('radio'),
    amount: form.getByRole('textbox', { name: say('Amount') }),
    next: form.getByRole('button', { name: say('Continue') }),
    check,
    password: check.getByLabel(say('Payment password'), { exact: true }),
    send: check.getByRole('button', { name: say('Send'), exact: true }),
    sent: centre.getByRole('status').filter({ hasText: beginning(say('Sent: {what}', { what: '' })) }),
    pending: centre.getByRole('status').filter({ hasText: beginning(say('Pending: {what}', { what: '' })) }),
    rows: centre.getByRole('region', { name: say('Sent and received') }).getByRole('listitem'),
  }
}

interface Team {
  readonly upline: string
  readonly downlines: readonly string[]
}

/** Puts somebody above a member, and others below. */
const team = async (sandbox: SandboxOfTest, member: string, more: object): Promise<Team> =>
  (await sandbox.post('teams', { member, ...more })) as Team // as `control/member-calls.ts` writes it

/** What a list of members has, each in minor units of two digits. */
async function unitsOf(sandbox: SandboxOfTest, brand: string, members: readonly string[]): Promise<number[]> {
  const books = await Promise.all(members.map((member) => ledgerOf(sandbox, brand, member)))
  return books.map(({ balance }) => Number(balance.replace('.', '')))
}

test(
  'money goes up and down a team once, whatever becomes of the answers, and no unit is lost',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say, brand, faults }) => {
    test.slow()
    faults.expect(LOST)
    await bringAxe(page)
    await sandbox.scenario(ON)
    // As each brand's rule for passwords has it.
    const paid = brand === 'pampas' ? 'Money-2468' : 'Money2468'
    const member = await player.become('player', '1000.00')
    const { upline, downlines } = await team(sandbox, member.username, { upline: true, downlines: 12 })
    const [firstBelow = ''] = downlines
    const people = [member.username, upline, firstBelow]
    const before = await unitsOf(sandbox, brand, people)
    /** What each has more or less by now: the member, above, below. */
    const moved = async (): Promise<number[]> =>
      (await unitsOf(sandbox, brand, people)).map((now, index) => now - (before[index] ?? 0))
    await player.open('/index?member=upline')
    const parts = uplineOf(page, say)
    const { centre, form, above, below, search, amount, next, check, password, send, sent, pending, rows } = parts

    await test.step('a payment password comes first, and leads back', async () => {
      await expect(centre.getByText(say('Before your first transfer'))).toBeVisible()
      await expect(form).toHaveCount(0)
      await expectAccessible(page, 'what is missing')
      await centre.getByRole('link', { name: say('Set a payment password') }).click()
      await centre.getByLabel(say('Login password'), { exact: true }).fill(member.password)
      await chooseNew(centre, say, paid)
      await centre.getByRole('button', { name: say('Set payment password'), exact: true }).click()
      const back = say('Back to “{name}”', { name: say('Transfer to upline') })
      await centre.getByRole('status').getByRole('link', { name: back }).click()
    })

    await test.step('what is wrong stands at its field', async () => {
      await expect(above).toBeChecked()
      await expect(centre.getByText(say('Nothing was sent or received yet.'))).toBeVisible()
      await expectAccessible(page, 'transfer to upline')
      await next.click()
      await expect(amount).toBeFocused()
      await amount.fill('1000.01')
      await next.click()
      await expect(amount).toHaveAttribute('aria-invalid', 'true')
      await form.getByText(say('A downline')).click()
      await expect(below).toBeChecked()
      await amount.fill('20.05')
      await next.click()
      await expect(form.getByText(say('Choose who receives it.'))).toBeVisible()
      await expect(check).toHaveCount(0)
      await expectAccessible(page, 'with errors')
      await form.getByText(say('My upline')).click()
      await expect(above).toBeChecked()
    })

    await test.step('to the upline, read once more, by a double click once', async () => {
      await next.click()
      await expect(password).toBeFocused()
      await expect(check).toContainText(upline)
      await expect(check).toContainText(/20[.,]05/)
      await expectAccessible(page, 'the check')
      await send.click()
      await expect(check.getByText(say('Enter your payment password.'))).toBeVisible()
      await password.fill('Wrong-1357')
      await send.click()
      await expect(password).toHaveAttribute('aria-invalid', 'true')
      expect(await moved()).toEqual([0, 0, 0])
      await password.fill(paid)
      await send.dblclick()
      await expect(sent).toContainText(upline)
      await expect(check).toHaveCount(0)
      await expect(amount).toHaveValue('')
      expect(await moved()).toEqual([-2005, 2005, 0])
    })

    await test.step('to a downline that is searched for, by the keyboard alone', async () => {
      await tabTo(page, above)
      await page.keyboard.press('ArrowDown')
      await expect(below).toBeChecked()
      await tabTo(page, search)
      await page.keyboard.type(firstBelow.toUpperCase())
      await expect(parts.people).toHaveCount(1)
      await tabTo(page, parts.people)
      await page.keyboard.press('Space')
      await expect(parts.people).toBeChecked()
      await tabTo(page, amount)
      await page.keyboard.type('30')
      await page.keyboard.press('Enter')
      await expect(password).toBeFocused()
      await expect(check).toContainText(firstBelow)
      await page.keyboard.type(paid)
      await page.keyboard.press('Enter')
      await expect(sent).toContainText(firstBelow)
      expect(await moved()).toEqual([-5005, 2005, 3000])
    })

    await test.step('a refusal stands at its field, and nothing that was typed is lost', async () => {
      const refusing = { kind: 'refusing', endpoint: 'sendToTeammate', times: 1 } as const
      await sandbox.scenario({
        ...refusing,
        message: 'amount above what is left of the day',
        value: { field: 'amount' },
      })
      await amount.fill('40')
      await next.click()
      await password.fill(paid)
      await send.click()
      await expect(form.getByText(say('This exceeds your remaining limit for today.'))).toBeVisible()
      await expect(amount).toBeFocused()
      await expect(amount).toHaveValue(/^40([.,]00)?$/)
      await sandbox.scenario({ ...refusing, message: 'teammate not found', value: { field: 'to' } })
      await next.click()
      await password.fill(paid)
      await send.click()
      const gone = say('Nothing can be sent to this member any more. Choose somebody else.')
      await expect(form.getByText(gone)).toBeVisible()
      await expect(parts.people).toBeChecked()
      await expect(amount).toHaveValue(/^40([.,]00)?$/)
      expect(await moved()).toEqual([-5005, 2005, 3000])
    })

    await test.step('without a network nothing leaves, and one press sends it later', async () => {
      await next.click()
      await password.fill(paid)
      await page.context().setOffline(true)
      await send.click()
      await expect(check.getByRole('alert')).toContainText(say('You are offline'))
      await expect(password).toHaveValue(paid)
      await page.context().setOffline(false)
      await send.click()
      await expect(check).toHaveCount(0)
      await expect(sent).toContainText(firstBelow)
      expect(await moved()).toEqual([-9005, 2005, 7000])
    })

    await test.step('an answer that is lost is pending in every tab and after a reload, until it is found out', async () => {
      await sandbox.scenario({ kind: 'failing', how: 'html', when: 'after', endpoint: 'sendToTeammate', times: 1 })
      await sandbox.scenario({ kind: 'failing', how: 'html', when: 'before', endpoint: 'settleMoneyRequest' })
      await form.getByText(say('My upline')).click()
      await expect(above).toBeChecked()
      await amount.fill('50')
      await next.click()
      await password.fill(paid)
      await send.click()
      await expect(pending).toContainText(upline)
      await expect(next).toBeDisabled()
      const twin = await openSecondTab(page, page.url())
      const other = uplineOf(twin, say)
      await expect(other.pending).toContainText(upline)
      await expect(other.next).toBeDisabled()
      await page.reload()
      await expect(pending).toContainText(upline)
      await expect(next).toBeDisabled()
      // Both tabs ask all the time, and who may be sent to with it: the modules stay on.
      await sandbox.clear('failing')
      await expect(pending).toHaveCount(0, { timeout: 30_000 })
      await expect(other.pending).toHaveCount(0, { timeout: 30_000 })
      await centre.getByRole('button', { name: say('OK'), exact: true }).click()
      await expect(next).toBeEnabled()
      expect(await moved()).toEqual([-14_005, 7005, 7000])
      await twin.close()
    })

    await test.step('the list and the account record say the same', async () => {
      await expect(rows.filter({ hasText: say('Done') })).toHaveCount(4)
      await expect(rows.filter({ hasText: say('Refused') })).toHaveCount(3)
      await expect(rows.first()).toContainText(say('To your upline'))
      await expect(rows.first()).toContainText(upline)
      await expectAccessible(page, 'the list')
      await centre.getByRole('combobox', { name: say('Direction') }).selectOption('in')
      await expect(centre.getByText(say('No transfers in this direction yet.'))).toBeVisible()
      await player.open('/index?member=transactions&m.type=transfers')
      await expect(centre.getByText(say('Transfer to upline'), { exact: true }).first()).toBeVisible()
      await expect(centre.getByText(say('Transfer to downline'), { exact: true }).first()).toBeVisible()
      const { total } = await ledgerOf(sandbox, brand, member.username)
      expect(total).toBe('0')
    })
  },
)

test('who has nobody to send to, a bonus to play through, or no such module, is told or spared it', async ({
  page,
  player,
  sandbox,
  say,
  brand,
}) => {
  await bringAxe(page)
  await sandbox.scenario(ON)
  const member = await player.become('player', '500.00')
  await team(sandbox, member.username, { paymentPassword: PAYMENT })
  await player.open('/index?member=upline')
  const { centre, form, amount, next, check, password, send } = uplineOf(page, say)
  await expect(centre.getByText(say('There is nobody to send to'))).toBeVisible()
  await expectAccessible(page, 'nobody to send to')

  // Who is above is the only one there is to choose.
  const { upline } = await team(sandbox, member.username, { upline: true })
  await page.reload()
  await expect(form).toContainText(upline)
  await expect(form.getByRole('radio')).toHaveCount(1)

  // A balance that falls while it stands there is told of where the amount is read once more.
  await amount.fill('400')
  await next.click()
  await expect(check).toContainText(upline)
  const other = uplineOf(await openSecondTab(page, page.url()), say)
  await other.amount.fill('200')
  await other.next.click()
  await other.password.fill(PAYMENT)
  await other.send.click()
  await expect(other.sent).toContainText(upline)
  await expect(check.getByRole('status').filter({ hasText: /300[.,]00/ })).toBeVisible()
  await expectAccessible(page, 'a balance that has fallen')
  await password.fill(PAYMENT)
  await send.click()
  await expect(check).toHaveCount(0)
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByText(/300[.,]00/)).toBeVisible()
  await expect(amount).toHaveValue(/^400([.,]00)?$/)

  const bonus = { member: member.username, name: 'Welcome', amount: '20.00', turnoverRequired: '200.00' }
  await sandbox.post('bonuses', bonus)
  await page.reload()
  await expect(centre.getByRole('progressbar', { name: 'Welcome' })).toBeVisible()
  await expect(form).toHaveCount(0)
  await expectAccessible(page, 'turnover')

  // The merchant has switched it off: the menu does not have it, and its address opens the first page.
  await sandbox.scenario({ kind: 'modules', off: ['TRANSFER_UPLINE', 'TRANSFER_DOWNLINE'] })
  await page.reload()
  await expect(centre.getByRole('heading', { name: say('My account'), level: 3 })).toBeVisible()
  await expect(centre.getByRole('link', { name: say('Transfer to upline') })).toHaveCount(0)
  expect((await ledgerOf(sandbox, brand, upline)).total).toBe('0')
})
