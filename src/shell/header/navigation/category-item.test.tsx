/** The header's navigation and its drop-downs (spec 2, "Header"; spec 9, points per category). */
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { bar, item, noPanel, opener, panelOf, panels, vendorsOf } from '../../../testing/header.ts'
import { holdCall } from '../../../testing/hold.ts'
import { openSite } from '../../../testing/site.tsx'
import { CLOSE_AFTER_MS } from './hover-intent.ts'

const places = (): (string | null)[] =>
  within(bar())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

describe('the bottom bar', () => {
  test('holds home, each category that has a vendor, and promotions with their count; categories alone have a panel', async () => {
    await openSite().visit('/help')
    await opener('Slots')
    expect(places()).toEqual([
      '/index',
      '/rng',
      '/live',
      '/sports',
      '/esports',
      '/fish',
      '/pvp',
      '/elott',
      '/mini',
      '/promotions',
    ])
    expect(within(bar()).getAllByRole('button', { name: /^Games: / })).toHaveLength(8)
    expect(item('Slots').textContent).toBe('Slots')
    await waitFor(() => expect(item('Promotions').textContent).toMatch(/[1-9]/))
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Wireframe' }).getAttribute('href')).toBe(
      '/index',
    )
  })

  test('the sports vendor that stands alone comes after Live, starts at once, and is none among Sports', async () => {
    const { user, router } = await openSite({ brand: 'pampas' }).visit('/help')
    const names = (): string[] =>
      within(bar())
        .getAllByRole('link')
        .map((link) => link.textContent ?? '')
    await opener('Slots')
    expect(names().findIndex((name) => name.includes('Turf'))).toBe(
      names().findIndex((name) => name.startsWith('Live casino')) + 1,
    )
    expect(places()).not.toContain('/cockfight')
    await user.click(await opener('Sports'))
    const panel = await panelOf('Sports')
    await within(panel).findByText('1.00 points')
    const others = await vendorsOf(panel)
    expect(others.map((link) => link.textContent).join()).not.toContain('Turf')
    await user.click(item('Turf'))
    await screen.findByRole('dialog', { name: 'Log in' })
    expect(router.state.location.search).toMatchObject({ next: '/game?vendor=SBT' })
  })
})

describe('under a mouse', () => {
  test('a rest opens the panel, another rest the other one, and leaving closes it', async () => {
    const { user } = await openSite().visit('/help')
    await opener('Slots')
    await user.hover(item('Slots'))
    await panelOf('Slots')
    await user.hover(item('Live casino'))
    await panelOf('Live casino')
    await user.hover(screen.getByRole('main'))
    await noPanel()
  })

  test('a mouse that comes into the panel over a neighbour finds it open', async () => {
    const { user } = await openSite().visit('/help')
    await opener('Slots')
    await user.hover(item('Slots'))
    const panel = await panelOf('Slots')
    const neighbour = item('Live casino')
    // As browsers tell it: React hears of what is entered by the first event, before the second.
    const tell = (target: Element, type: string, relatedTarget: Element | null, bubbles: boolean): boolean =>
      target.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', relatedTarget, bubbles }))
    act(() => {
      tell(neighbour, 'pointerout', panel, true)
      tell(neighbour.closest('li')!, 'pointerleave', panel, false)
      tell(panel, 'pointerover', neighbour, true)
      tell(panel, 'pointerenter', neighbour, false)
    })
    await new Promise((resolve) => setTimeout(resolve, 2 * CLOSE_AFTER_MS))
    expect(panels()).toEqual([panel])
  })

  test('a click goes to the page and closes the panel, which opens again once the mouse has been elsewhere', async () => {
    const { user, router } = await openSite().visit('/help')
    await opener('Slots')
    await user.hover(item('Slots'))
    await panelOf('Slots')
    await user.click(item('Slots'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/rng'))
    await noPanel()
    await user.pointer({ target: screen.getByRole('main'), coords: { clientX: 700, clientY: 800 } })
    await user.pointer({ target: item('Slots'), coords: { clientX: 0, clientY: 0 } })
    await panelOf('Slots')
  })

  test('a press anywhere else and Escape close it; not while a dialog lies over it', async () => {
    const { user } = await openSite().visit('/help')
    const button = await opener('Slots')
    await user.click(button)
    await panelOf('Slots')
    await user.click(screen.getByRole('main'))
    await noPanel()
    await user.click(button)
    await user.click((await vendorsOf(await panelOf('Slots')))[0]!)
    await noPanel()
    await user.click(await opener('Sports'))
    const sports = await panelOf('Sports')
    await user.click(within(sports).getAllByRole('link')[0]!)
    await screen.findByRole('dialog', { name: 'Log in' })
    expect(panels()).toEqual([])
  })
})

describe('by keyboard', () => {
  test('the arrow down opens the panel and goes in, arrows walk the vendors, Escape closes and gives the focus back', async () => {
    const { user } = await openSite().visit('/help')
    await opener('Slots')
    act(() => item('Slots').focus())
    await user.keyboard('{ArrowDown}')
    const panel = await panelOf('Slots')
    const vendors = await vendorsOf(panel)
    const at = (index: number): HTMLElement => vendors.at(index)!
    await waitFor(() => expect(document.activeElement).toBe(at(0)))
    for (const [key, place] of [
      ['{ArrowDown}', 1],
      ['{ArrowUp}', 0],
      ['{ArrowUp}', -1],
      ['{ArrowDown}', 0],
      ['{End}', -1],
      ['{Home}', 0],
    ] as const) {
      await user.keyboard(key)
      expect(document.activeElement, key).toBe(at(place))
      expect(within(panel).getByRole('heading').textContent).toContain(at(place).textContent)
      expect(vendors.filter((link) => link.tabIndex === 0)).toEqual([at(place)])
    }
    await user.keyboard('{Escape}')
    await noPanel()
    expect(document.activeElement).toBe(item('Slots'))
    await user.keyboard(' ')
    await panelOf('Slots')
    await user.keyboard('{Escape}')
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Slots' })
  })

  test('the button behind the link says what it opens, and whether it is open; whoever goes on closes it', async () => {
    const { user } = await openSite().visit('/help')
    const button = await opener('Slots')
    act(() => item('Slots').focus())
    await user.tab()
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(button.getAttribute('aria-controls')).toBeNull()
    await user.keyboard('{Enter}')
    const panel = await panelOf('Slots')
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(button.getAttribute('aria-controls')).toBe(panel.id)
    await user.keyboard(' ')
    await noPanel()
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await user.keyboard(' ')
    await panelOf('Slots')
    act(() => item('Live casino').focus())
    await noPanel()
  })
})

describe('with a finger', () => {
  test('the first tap opens the panel and shows a vendor’s games, the second goes to the page', async () => {
    const { user, router } = await openSite().visit('/help')
    const tap = (target: Element) => user.pointer({ keys: '[TouchA]', target })
    await opener('Slots')
    await tap(item('Slots'))
    const panel = await panelOf('Slots')
    expect(router.state.location.pathname).toBe('/help')
    const [, second] = await vendorsOf(panel)
    expect(within(panel).getByRole('heading').textContent).not.toContain(second!.textContent)
    await tap(second!)
    expect(within(panel).getByRole('heading').textContent).toContain(second!.textContent)
    expect(router.state.location.pathname).toBe('/help')
    // After a tap the keys are a keyboard's again.
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe((await vendorsOf(panel))[2])
    expect(within(panel).getByRole('heading').textContent).toContain(document.activeElement!.textContent)
    await tap(second!)
    await tap(second!)
    await screen.findByRole('heading', { level: 1, name: 'Slots' })
    expect(router.state.location.href).toMatch(/^\/rng\?page=[A-Z0-9_]+$/)
    await noPanel()
    await tap(item('Live casino'))
    await panelOf('Live casino')
    await tap(item('Live casino'))
    await screen.findByRole('heading', { level: 1, name: 'Live casino' })
    await noPanel()
    // A vendor of sports has no page to come to its games, so it starts at once.
    await tap(item('Sports'))
    const [, sports] = await vendorsOf(await panelOf('Sports'))
    await tap(sports!)
    await screen.findByRole('dialog', { name: 'Log in' })
  })
})

describe('before the vendors are there', () => {
  test('an item is the same link when they come: it keeps the focus, and a press that has begun leads on', async () => {
    const site = openSite()
    const letGo = holdCall(site, '/GCSGAME_gameVendor')
    const { user, router } = await site.visit('/help')
    const slots = item('Slots')
    expect(within(bar()).queryByRole('button', { name: 'Games: Slots' })).toBeNull()
    await user.pointer({ keys: '[MouseLeft>]', target: slots })
    expect(document.activeElement).toBe(slots)
    letGo()
    await opener('Slots')
    expect(item('Slots')).toBe(slots)
    expect(document.activeElement).toBe(slots)
    await user.pointer({ keys: '[/MouseLeft]', target: slots })
    await waitFor(() => expect(router.state.location.pathname).toBe('/rng'))
    expect(panels()).toEqual([])
  })

  test('a mouse that rests on a category has its panel when they come', async () => {
    const site = openSite()
    const letGo = holdCall(site, '/GCSGAME_gameVendor')
    const { user } = await site.visit('/help')
    await user.hover(item('Slots'))
    letGo()
    await panelOf('Slots')
  })
})

test('a brand that wants it has how many games a category has beside its name, once the page has asked; no call is made for it', async () => {
  const site = openSite({ brand: 'wireframe' })
  const { calls } = await site.visit('/index')
  await opener('Slots')
  expect(places()).toContain('/rng')
  await waitFor(() => expect(item('Slots').textContent).toBe('Slots8,867'))
  expect(screen.getAllByRole('link', { name: 'Slots' }).length).toBeGreaterThan(0)
  expect(calls.filter((call) => call.includes('categoryTops'))).toHaveLength(1)
})
