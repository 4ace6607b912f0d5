/** The selector of a country's dialling code (spec 2, "Country-dialling-code selector": a flag and a code, open on focus). */
import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { dialog, field, fill, hasFocus, isWrong, press, saidOf } from '../../../testing/forms.ts'
import { openSite, type VisitOptions } from '../../../testing/site.tsx'

/** The login by mobile number, with the field for the country once its list is there. */
async function openForm(options: VisitOptions = {}) {
  const site = openSite({ brand: 'pampas', ...options })
  const visit = await site.visit('/index?modal=login')
  const popup = await dialog('Log in')
  await visit.user.click(await within(popup).findByRole('tab', { name: 'Mobile number' }))
  const number = await field(popup, 'Mobile number')
  return { ...visit, site, popup, number }
}

test('on a desktop a country is found by its name, its name at home, its code or arrows', async () => {
  const { user, popup, number } = await openForm()
  const code = await within(popup).findByRole<HTMLInputElement>('combobox', { name: 'Country code' })
  const list = () => screen.queryByRole('listbox', { name: 'Countries', hidden: true })
  // A role of each of two hundred would take seconds to look up.
  const options = () => [...(list()?.children ?? [])]
  const isOption = (it: Element): boolean => it.getAttribute('role') === 'option'
  const active = () => document.getElementById(code.getAttribute('aria-activedescendant') ?? '')?.textContent
  expect([code.value, saidOf(code), code.autocomplete], 'the brand’s own stands first').toEqual([
    '+54',
    'Argentina',
    'tel-country-code',
  ])
  const flag = (): string | undefined =>
    code.parentElement?.querySelector('img')?.getAttribute('src')?.replace(/.*#/, '')
  expect(flag()).toBe('AR')
  expect([list(), code.getAttribute('aria-expanded')]).toEqual([null, 'false'])
  act(() => code.focus())
  expect(code.getAttribute('aria-expanded'), 'it opens on focus').toBe('true')
  expect(options().filter(isOption).length).toBeGreaterThan(200)
  expect(options()[0]?.textContent).toContain('Argentina')
  expect(options().filter((it) => it.ariaSelected === 'true' || it.getAttribute('aria-selected') === 'true')).toEqual([
    options()[0],
  ])

  for (const [typed, value, country] of [
    ['viet', '+84', 'Vietnam'],
    ['日本', '+81', 'Japan'],
    ['+54', '+54', 'Argentina'],
    ['braz', '+55', 'Brazil'],
  ] as const) {
    await fill(user, code, typed)
    await vi.waitFor(() => expect(options()[0]?.textContent).toContain(country))
    await user.keyboard('{Enter}')
    expect(list()).toBeNull()
    expect([code.value, saidOf(code)]).toEqual([value, country])
  }
  expect(within(popup).queryByRole('alert'), 'Enter has chosen and sent nothing').toBeNull()
  await user.keyboard('{ArrowDown}')
  await vi.waitFor(() => expect(active()).toContain('Brazil'))
  await user.keyboard('{ArrowDown}')
  const next = active()
  expect(next).not.toContain('Brazil')
  await user.keyboard('{Escape}')
  expect([list(), code.value], 'Escape closes the list alone, and has changed nothing').toEqual([null, '+55'])
  expect(popup.isConnected).toBe(true)

  await fill(user, code, 'zzz')
  await within(popup).findByText('No country found. Try its code.')
  await fill(user, number, '91155501000')
  expect([code.value, isWrong(code)], 'what was only looked for is no fault').toEqual(['+55', false])
  await fill(user, code, '+598')
  await user.click(number)
  expect([code.value, saidOf(code)], 'a code that is written out holds').toEqual(['+598', 'Uruguay'])
  await user.click(code)
  await user.click(options().find((it) => it.textContent?.startsWith('Chile')) ?? code)
  expect(code.value).toBe('+56')
  await press(user, popup, 'Send code')
  await within(popup).findByText('+56 91155501000')
  await within(popup).findByRole('button', { name: /^Send again/ })
  await fill(user, code, 'arg')
  expect(within(popup).queryByRole('button', { name: 'Send code' }), 'looking changes no number').toBeNull()
})

test('on a phone it is chosen in a sheet, which Escape closes alone', async () => {
  const { user, popup, number } = await openForm({ device: 'phone' })
  await fill(user, number, '91155')
  const code = await within(popup).findByRole<HTMLInputElement>('combobox', { name: 'Country code' })
  expect(code.getAttribute('aria-haspopup')).toBe('dialog')
  await user.click(code)
  const sheet = await dialog('Country code')
  expect(code.getAttribute('aria-expanded')).toBe('true')
  const search = within(sheet).getByRole('combobox', { name: 'Find a country' })
  await fill(user, search, 'urug')
  expect(within(sheet).getAllByRole('option')).toHaveLength(1)
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('dialog', { name: 'Country code' })).toBeNull()
  expect(code.value).toBe('+598')
  await hasFocus(code)
  await user.keyboard('{ArrowDown}')
  await dialog('Country code')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'Country code' })).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBe(popup)
  expect([code.value, number.value]).toEqual(['+598', '91155'])
  await user.click(code)
  await user.click(within(await dialog('Country code')).getByRole('option', { name: /^Argentina/ }))
  expect(code.value).toBe('+54')
})

test('where the list does not come the code is written, and nothing changes under the fingers once it comes', async () => {
  const site = openSite({ brand: 'pampas' })
  await site.sandbox.scenario({ kind: 'failing', status: 404, endpoint: 'getCountries', times: 1 })
  const { user, queries } = await site.visit('/index?modal=login')
  const popup = await dialog('Log in')
  await user.click(await within(popup).findByRole('tab', { name: 'Mobile number' }))
  const now = await vi.waitFor(() => {
    const written = within(popup).getByRole<HTMLInputElement>('textbox', { name: 'Country code' })
    expect(written.disabled).toBe(false)
    return written
  })
  const number = await field(popup, 'Mobile number')
  await fill(user, number, '91155501777')
  await press(user, popup, 'Send code')
  expect(saidOf(now)).toBe('Choose a country code')
  await fill(user, now, '+54')
  await press(user, popup, 'Send code')
  await within(popup).findByText('+54 91155501777')
  await fill(user, now, '+598')
  await queries.refetchQueries({ queryKey: ['countries'] })
  expect(within(popup).queryByRole('combobox', { name: 'Country code' })).toBeNull()
  await user.click(number)
  const listed = await within(popup).findByRole<HTMLInputElement>('combobox', { name: 'Country code' })
  expect([listed.value, saidOf(listed)], 'what was typed stays').toEqual(['+598', 'Uruguay'])
})
