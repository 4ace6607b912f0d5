/** Where a guest's login form stands in a wide header (spec 2, "Header"), and the mark of the age beside it. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { brandOf } from '../../testing/brands.ts'
import { banner } from '../../testing/header.ts'
import { openSite } from '../../testing/site.tsx'

const place = (): HTMLElement => document.getElementById('header-login-place')!

describe.each(['form', 'popover'] as const)('as a %s', (login) => {
  const says = { layout: { ...brandOf('wireframe').layout, login } }

  test('it opens below its button with the focus in the name, keeps what was typed, and logs in', async () => {
    const site = openSite({ says })
    const { username, password } = await site.sandbox.member('player')
    const { user } = await site.visit('/help')
    // In the bar the button is for windows with too little room, which this one may be.
    const opener = document.getElementById('header-login-open')!
    await user.click(opener)
    expect(place().matches(':popover-open')).toBe(true)
    const name = within(place()).getByLabelText('Username')
    await waitFor(() => expect(document.activeElement).toBe(name))
    await user.type(name, username)
    await user.keyboard('{Escape}')
    expect(name).toHaveProperty('value', username)
    await user.type(within(place()).getByLabelText('Password'), `${password}{Enter}`)
    await within(banner()).findByRole('button', { name: /^Account: / })
  })

  test('it can be switched to the mobile number where that may log in', async () => {
    const site = openSite({ says })
    await site.sandbox.scenario({ kind: 'modules', on: ['SMS_LOGIN', 'VERIFICATION_CODE_LOGIN'], off: [] })
    const { user } = await site.visit('/help')
    await user.click(document.getElementById('header-login-open')!)
    const way = await within(place()).findByText('Mobile number')
    await user.click(way)
    await waitFor(() => expect(place().querySelector('[name="mobileNum"]')).not.toBeNull())
  })
})

test('the mark of the age says the licence, its number, who supervises it and whose it is', async () => {
  const footer = {
    legalName: 'Nowhere Games Ltd',
    licence: 'Licensed in Nowhere',
    licenceNumber: 'N-77',
    regulator: 'Board of Nowhere',
    marks: { payments: [], licences: [], security: [] },
  }
  const site = openSite({ says: { footer, access: { ...brandOf('wireframe').access, minimumAge: 21 } } })
  const { user } = await site.visit('/help')
  const mark = within(banner()).getByRole('button', { name: /Over-21s only/ })
  expect(mark.textContent).toContain('21+')
  await user.click(mark)
  const card = within(banner()).getByRole('group', { name: 'Play responsibly' })
  for (const words of [
    'Nowhere Games Ltd',
    'Licensed in Nowhere',
    'Licence number N-77',
    'Supervised by Board of Nowhere',
  ])
    expect(card.textContent).toContain(words)
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/responsible-gaming')
  expect(screen.queryByRole('dialog')).toBeNull()
})
