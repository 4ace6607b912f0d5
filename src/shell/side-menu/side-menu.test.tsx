/** The side menu (spec 2, "Root layout"): a sheet behind the menu button, or a rail where a brand keeps it. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { brandOf } from '../../testing/brands.ts'
import { bar } from '../../testing/header.ts'
import { openSite } from '../../testing/site.tsx'
import { SIDE_MENU_ID } from './side-menu-id.ts'

const menu = (): HTMLElement => document.getElementById(SIDE_MENU_ID)!
const isOpen = (): boolean => menu().matches(':popover-open')
const button = (): HTMLElement => within(screen.getByRole('banner')).getByRole('button', { name: 'Menu' })
const names = (): string[] =>
  [...menu().querySelectorAll('a, li > button')].map((item) => (item.textContent ?? '').replace(/\d.*/, ''))

describe.each(['desktop', 'phone'] as const)('on a %s', (device) => {
  test('is a sheet that brings nothing before it is wanted, and closes by its button, a choice, and Escape', async () => {
    const { user, router } = await openSite({ brand: 'pampas', device }).visit('/index')
    expect(menu().childElementCount).toBe(0)
    await user.click(button())
    await within(menu()).findByRole('link', { name: 'Help centre' })
    expect(isOpen()).toBe(true)
    await user.click(within(menu()).getByRole('button', { name: 'Close menu' }))
    expect(isOpen()).toBe(false)
    await user.click(button())
    await user.click(within(menu()).getByRole('link', { name: 'Help centre' }))
    await waitFor(() => expect(router.state.location.href).toBe('/help'))
    expect(isOpen()).toBe(false)
    await user.click(button())
    expect(within(menu()).getByRole('link', { name: 'Help centre' }).getAttribute('aria-current')).toBe('page')
    within(menu()).getByRole('button', { name: /^Language: / })
    within(menu()).getByRole('button', { name: 'Customer service' })
    expect(menu().querySelector('a[href^="mailto:"]')).not.toBeNull()
  })

  test('leads a member to what is theirs, and counts the messages', async () => {
    const { user, router } = await openSite({ brand: 'pampas', device }).enter('player', '/help')
    await user.click(button())
    const messages = await within(menu()).findByRole('button', { name: /^Messages/ })
    await waitFor(() => expect(messages.textContent).toBe('Messages33 unread'))
    const own = ['Recently played', 'Favourites', 'Live now', 'Mission activity', 'Messages']
    const pages = ['VIP', 'Points mall', 'Notices', 'Help centre', 'App download']
    expect(names().slice(0, 10)).toEqual([...own, ...pages])
    await user.click(within(menu()).getByRole('link', { name: 'Favourites' }))
    await waitFor(() => expect(router.state.location.href).toBe('/rng?list=favorites'))
    await user.click(button())
    await user.click(within(menu()).getByRole('button', { name: /^Messages/ }))
    await screen.findByRole('dialog', { name: 'Personal centre' })
    expect(router.state.location.search).toMatchObject({ member: 'messageV2' })
  })
})

test('a guest finds nothing in it that asks for an account', async () => {
  const { user } = await openSite().visit('/help')
  await user.click(button())
  await within(menu()).findByRole('link', { name: 'Live now' })
  expect(names()).not.toContain('Favourites')
  expect(names()).not.toContain('Messages')
})

test('on a phone it has the games as well, each row with its icon; the vendor that stands alone has its own mark', async () => {
  const { user } = await openSite({ brand: 'pampas', device: 'phone' }).enter('player', '/help')
  await user.click(button())
  const solo = await within(menu()).findByRole('link', { name: 'Turf' })
  expect(solo.querySelector('svg')).toBeNull()
  const others = [...menu().querySelectorAll('li a')].filter((link) => link !== solo)
  expect(others.filter((link) => link.querySelector('svg') === null)).toEqual([])
  for (const name of ['Home', 'Promotions', 'VIP']) expect(names()).toContain(name)
  // It comes after Live; this merchant has no cockfights.
  expect(names().indexOf('Turf')).toBe(names().indexOf('Live casino') + 1)
  expect(names()).not.toContain('Cockfight')
})

describe('as a rail', () => {
  test('it stays, can be widened, which a reload remembers, and repeats nothing of the bar', async () => {
    const site = openSite({ says: { layout: { ...brandOf('wireframe').layout, sideMenu: 'rail' } } })
    const first = await site.visit('/help')
    const wider = await within(menu()).findByRole('button', { name: 'Expand', hidden: true })
    expect([wider.getAttribute('aria-expanded'), menu().dataset['narrow']]).toEqual(['false', 'true'])
    await first.user.click(wider)
    const { user } = await site.visit('/help')
    const narrower = await within(menu()).findByRole('button', { name: 'Collapse', hidden: true })
    expect([narrower.getAttribute('aria-expanded'), menu().dataset['narrow']]).toEqual(['true', 'false'])
    await user.click(narrower)
    await within(menu()).findByRole('button', { name: 'Expand', hidden: true })
  })
})

test('a lottery’s page belongs to the lotteries of the bar', async () => {
  await openSite().visit('/lottery')
  const current = (): string[] =>
    [...bar().querySelectorAll('[aria-current="page"]')].map((link) => link.getAttribute('href') ?? '')
  await waitFor(() => expect(current()).toEqual(['/elott']))
})
