/** The selector of a country's dialling code (spec 2, "Country-dialling-code selector"). */
import type { Locator, Page } from 'playwright/test'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import type { Player } from '../support/player.ts'
import type { Say } from '../support/words.ts'

interface Visit {
  readonly page: Page
  readonly player: Player
  readonly say: Say
}

/** The form that logs in by mobile number, where the module is on. */
async function openForm({ page, player, say }: Visit): Promise<Locator> {
  await player.open('/index')
  const form = await player.loginForm()
  const name = say('Mobile number')
  await form.getByLabel(say('Username'), { exact: true }).and(page.getByRole('textbox')).click()
  await form.getByRole('tab', { name }).or(form.getByRole('button', { name })).click()
  return form
}

/** The field in it, once the list of countries is there. */
async function open(visit: Visit): Promise<{ form: Locator; field: Locator }> {
  const form = await openForm(visit)
  const field = form.getByRole('combobox', { name: visit.say('Country code') })
  await expect(field).toBeVisible()
  return { form, field }
}

test.describe('the country of a number', { tag: '@pampas' }, () => {
  test(
    'is chosen on a desktop by name, home name, code or arrows',
    { tag: ['@desktop', '@pairs'] },
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
      await expect(page.getByText(say('No country found. Try its code.'))).toBeVisible()
      await field.press('Tab')
      await expect(list).toHaveCount(0)
      await expect(field).toHaveValue('+55')
      await expect(field, 'what was only looked for is no fault').not.toHaveAttribute('aria-invalid', 'true')
      await form.getByRole('textbox', { name: say('Mobile number') }).fill('91155501000')
      await field.fill('+598')
      await field.press('Tab')
      await expect(field, 'a code that is written out holds').toHaveValue('+598')
      await expect(field).toHaveAccessibleDescription('Uruguay')

      await field.click()
      await list.getByRole('option', { name: 'Chile' }).click()
      await expect(field).toHaveValue('+56')
      const send = form.getByRole('button', { name: say('Send code') })
      await send.click()
      await expect(form.getByRole('status')).toContainText('+56 91155501000')
      await expect(send, 'this number has to wait').toHaveCount(0)
      await field.fill('arg')
      await expect(send, 'looking for another country changes no number').toHaveCount(0)
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
    await expect(sheet, 'before it, Escape would close what it was opened from').toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(form, 'what it was opened from is still there').toBeVisible()
    await field.press('Enter')
    await sheet.getByRole('option').filter({ hasText: 'Argentina' }).tap()
    await expect(field).toHaveValue('+54')
    // It has the focus already, so the tap itself opens it.
    await field.tap()
    await sheet.getByRole('option').filter({ hasText: 'Uruguay' }).tap()
    await expect(field).toHaveValue('+598')
    await number.tap()
    await expect(number, 'the sheet stays closed').toBeFocused()
    await expect(number).toHaveValue('91155')
  })

  test(
    'is typed where the list does not come',
    { tag: ['@phone', '@pairs'] },
    async ({ page, player, sandbox, say, faults }) => {
      faults.expect(/Failed to load resource/)
      await sandbox.scenario({ kind: 'failing', how: 'status', status: 404, endpoint: 'getCountries', times: 1 })
      const mobile = await sandbox.member('player')
      const form = await openForm({ page, player, say })
      const field = form.getByRole('textbox', { name: say('Country code') })
      await expect(field).toBeEnabled()
      await field.fill('+54')
      await form.getByRole('textbox', { name: say('Mobile number') }).fill(mobile.mobileNum)
      await form.getByRole('button', { name: say('Send code') }).click()
      await expect(form.getByRole('status')).toContainText(`+54 ${mobile.mobileNum}`)
      await field.fill('+598')
      // Back at the network the list is asked for again.
      await page.evaluate(() => ['offline', 'online'].forEach((type) => dispatchEvent(new Event(type))))
      await page.waitForFunction(() =>
        performance
          .getEntriesByType('resource')
          .some(
            (entry) =>
              entry.name.endsWith('/system/countries') && 'responseStatus' in entry && entry.responseStatus === 200,
          ),
      )
      const listed = form.getByRole('combobox', { name: say('Country code') })
      await expect(listed, 'nothing changes under the fingers').toHaveCount(0)
      await form.getByRole('textbox', { name: say('Mobile number') }).focus()
      await expect(listed, 'what was typed stays').toHaveValue('+598')
      await expect(listed).toHaveAccessibleDescription('Uruguay')
    },
  )
})
