/** The selector of a country's dialling code (spec 2, "Country-dialling-code selector"). */
import type { Locator, Page } from 'playwright/test'
import { bringAxe, expectAccessible } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import type { Player } from './support/player.ts'
import type { Say } from './support/words.ts'

interface Visit {
  readonly page: Page
  readonly player: Player
  readonly say: Say
}

/** The field in the form that logs in by mobile number, where the module is on. */
async function open({ page, player, say }: Visit): Promise<{ form: Locator; field: Locator }> {
  await player.open('/index')
  const form = await player.loginForm()
  const name = say('Mobile number')
  await form.getByLabel(say('User name'), { exact: true }).and(page.getByRole('textbox')).click()
  await form.getByRole('tab', { name }).or(form.getByRole('button', { name })).click()
  const field = form.getByRole('combobox', { name: say('Country code') })
  await expect(field).toBeVisible()
  return { form, field }
}

test.describe('the country of a number', { tag: '@pampas' }, () => {
  test(
    'is chosen on a desktop by name, home name, code or arrows',
    { tag: '@desktop' },
    async ({ page, player, say }) => {
      await bringAxe(page)
      const flags: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/assets/flags-')) flags.push(request.url())
      })
      const { form, field } = await open({ page, player, say })
      await expect(field, 'the brand’s own country stands first').toHaveValue('+54')
      await expect(field).toHaveAccessibleDescription('Argentina')
      await expect(field).toHaveAttribute('autocomplete', 'tel-country-code')
      await expect.poll(() => flags.length, 'one sheet of flags for one flag').toBe(1)
      const list = page.getByRole('listbox', { name: say('Countries') })
      await expect(list).toHaveCount(0)

      await field.focus()
      await expect(list, 'it opens on focus').toBeVisible()
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      const options = list.getByRole('option')
      expect(await options.count()).toBeGreaterThan(200)
      await expect(options.first()).toContainText('Argentina')
      await expect(options.first()).toHaveAttribute('aria-selected', 'true')
      await expectAccessible(page, 'the list of countries')

      for (const [typed, code, country] of [
        ['viet', '+84', 'Vietnam'],
        ['日本', '+81', 'Japón'],
        ['+54', '+54', 'Argentina'],
        ['br', '+55', 'Brasil'],
      ] as const) {
        await field.fill(typed)
        await expect(options.first(), typed).toContainText(country)
        await field.press('Enter')
        await expect(list).toHaveCount(0)
        await expect(field).toHaveValue(code)
        await expect(field).toHaveAccessibleDescription(country)
        await expect(field).toBeFocused()
      }
      await expect(form.getByRole('alert'), 'Enter has chosen and sent nothing').toHaveCount(0)

      await field.press('ArrowDown')
      await expect(list).toBeVisible()
      const active = async (): Promise<string> =>
        page.locator(`[id="${await field.getAttribute('aria-activedescendant')}"]`).innerText()
      expect(await active()).toContain('Brasil')
      await field.press('ArrowDown')
      expect(await active()).toContain('Brunéi')
      await field.press('Escape')
      await expect(list).toHaveCount(0)
      await expect(field, 'Escape has changed nothing').toHaveValue('+55')
      await field.fill('zzz')
      await expect(page.getByText(say('No country fits. Try its code.'))).toBeVisible()
      await field.press('Tab')
      await expect(list).toHaveCount(0)
      await expect(field).toHaveValue('+55')
      await field.fill('+598')
      await field.press('Tab')
      await expect(field, 'a code that is written out holds').toHaveValue('+598')
      await expect(field).toHaveAccessibleDescription('Uruguay')

      await field.click()
      await list.getByRole('option', { name: 'Chile' }).click()
      await expect(field).toHaveValue('+56')
    },
  )

  test('is chosen on a phone from a sheet', { tag: '@phone' }, async ({ page, player, say }) => {
    await bringAxe(page)
    const { form, field } = await open({ page, player, say })
    const number = form.getByRole('textbox', { name: say('Mobile number') })
    await number.fill('91155')
    await field.tap()
    const sheet = page.getByRole('dialog', { name: say('Country code') })
    await expect(sheet).toBeVisible()
    await expectAccessible(page, 'the sheet of countries')
    const search = sheet.getByRole('combobox', { name: say('Find a country') })
    await search.fill('urug')
    await expect(sheet.getByRole('option')).toHaveCount(1)
    await search.press('Enter')
    await expect(sheet).toHaveCount(0)
    await expect(field).toHaveValue('+598')
    await expect(field).toBeFocused()
    await field.tap()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(form, 'what it was opened from is still there').toBeVisible()
    await field.press('Enter')
    await sheet.getByRole('option').filter({ hasText: 'Argentina' }).tap()
    await expect(field).toHaveValue('+54')
    await expect(number).toHaveValue('91155')
  })

  test('is typed where the list does not come', { tag: '@phone' }, async ({ page, player, sandbox, say, faults }) => {
    faults.expect(/Failed to load resource/)
    await sandbox.scenario({ kind: 'failing', how: 'status', status: 404, endpoint: 'getCountries' })
    const mobile = await sandbox.member('player')
    await player.open('/index')
    const form = await player.loginForm()
    const name = say('Mobile number')
    await form.getByLabel(say('User name'), { exact: true }).and(page.getByRole('textbox')).click()
    await form.getByRole('tab', { name }).or(form.getByRole('button', { name })).click()
    const field = form.getByRole('textbox', { name: say('Country code') })
    await expect(field).toBeEnabled()
    await field.fill('+54')
    await form.getByRole('textbox', { name }).fill(mobile.mobileNum)
    await form.getByRole('button', { name: say('Send code') }).click()
    await expect(form.getByRole('status')).toContainText(`+54 ${mobile.mobileNum}`)
  })
})
