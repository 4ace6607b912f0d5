/** The side menu (spec 2, "Root layout"): a rail on wide screens, a sheet on phones. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { sideMenu } from '../../testing/header.ts'
import { openSite } from '../../testing/site.tsx'
import { SIDE_MENU_ID } from './side-menu-id.ts'

/** The rail; on a phone, the sheet as it is. */
const rail = sideMenu
const sheet = (): HTMLElement => document.getElementById(SIDE_MENU_ID)!
const names = (): string[] =>
  within(rail())
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('on a wide screen', () => {
  test('leads to every page, counts a member’s messages and opens them', async () => {
    const { user, router } = await openSite({ brand: 'pampas' }).enter('player', '/help')
    const messages = await within(rail()).findByRole('button', { name: /^Messages/ })
    await waitFor(() => expect(messages.textContent).toBe('Messages33 unread'))
    await waitFor(() => expect(names()).toContain('Seven Bells Turf'))
    // The sports vendor that stands alone comes after Live; this merchant has no cockfights.
    expect(
      names()
        .slice(0, 16)
        .map((name) => name.replace(/\d.*/, '')),
    ).toEqual([
      'Home',
      'Sports',
      'Slots',
      'Live casino',
      'Seven Bells Turf',
      'E-sports',
      'Fishing',
      'Card rooms',
      'Electronic lottery',
      'Mini games',
      'Promotions',
      'VIP',
      'Points mall',
      'Notices',
      'Help centre',
      'App download',
    ])
    const links = within(rail()).getAllByRole('link').slice(0, 16)
    expect(links.filter((link) => link.querySelector('svg') === null)).toEqual([])
    expect(within(rail()).getByRole('link', { name: 'Help centre' }).getAttribute('aria-current')).toBe('page')
    await user.click(messages)
    await screen.findByRole('dialog', { name: 'Personal centre' })
    expect(router.state.location.search).toMatchObject({ member: 'messageV2' })
  })

  test('can be widened, which a reload remembers; for a guest it has no messages', async () => {
    const site = openSite()
    const first = await site.visit('/help')
    const wider = await within(rail()).findByRole('button', { name: 'Expand' })
    expect([wider.getAttribute('aria-expanded'), rail().dataset['narrow']]).toEqual(['false', 'true'])
    expect(within(rail()).queryByRole('button', { name: /^Messages/ })).toBeNull()
    await first.user.click(wider)
    const { user } = await site.visit('/help')
    const narrower = await within(rail()).findByRole('button', { name: 'Collapse' })
    expect([narrower.getAttribute('aria-expanded'), rail().dataset['narrow']]).toEqual(['true', 'false'])
    await user.click(narrower)
    await within(rail()).findByRole('button', { name: 'Expand' })
  })

  test('beside a header of one row it keeps its names', async () => {
    await openSite({ brand: 'atrium' }).enter('player', '/help')
    await within(rail()).findByRole('link', { name: 'Help centre' })
    expect(rail().dataset['narrow']).toBe('false')
    expect(within(rail()).queryByRole('button', { name: /^(?:Wider|Narrower)$/ })).toBeNull()
  })

  test('the sports vendor starts at once for a member', async () => {
    const { user, router } = await openSite({ brand: 'pampas' }).enter('player', '/help')
    await user.click(await within(rail()).findByRole('link', { name: 'Seven Bells Turf' }))
    await waitFor(() => expect(router.state.location.href).toBe('/game?vendor=SBT'))
  })
})

test('on a phone it is a sheet that opens and closes, with service, contacts and nothing before it is wanted', async () => {
  const { user, router } = await openSite({ device: 'phone' }).visit('/index')
  const opener = screen.getByRole('button', { name: 'Menu' })
  expect(sheet().childElementCount).toBe(0)
  await user.click(opener)
  await within(sheet()).findByRole('link', { name: 'Help centre' })
  within(sheet()).getByRole('button', { name: 'Customer service' })
  expect(sheet().querySelector('a[href^="mailto:"]')).not.toBeNull()
  expect(sheet().matches(':popover-open')).toBe(true)
  await user.click(within(sheet()).getByRole('button', { name: 'Close menu' }))
  expect(sheet().matches(':popover-open')).toBe(false)
  await user.click(opener)
  expect(sheet().matches(':popover-open')).toBe(true)
  await user.click(within(sheet()).getByRole('link', { name: 'Help centre' }))
  await waitFor(() => expect(router.state.location.href).toBe('/help'))
  expect(sheet().matches(':popover-open')).toBe(false)
})
