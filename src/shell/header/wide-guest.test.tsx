/** What a guest finds in the top bar (spec 2, "Header"; spec 4, "Free play login"). */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { banner, item } from '../../testing/header.ts'
import { holdCall } from '../../testing/hold.ts'
import { openSite } from '../../testing/site.tsx'

const account = (): Promise<HTMLElement> => within(banner()).findByRole('button', { name: /^Account: / })
const demo = (): Promise<HTMLElement> => within(banner()).findByRole('button', { name: 'Free demo' })

describe('a free demo', () => {
  test('is one click: logged in as a trial, at home', async () => {
    const { user, router, calls } = await openSite({ brand: 'pampas' }).visit('/help')
    sessionStorage.setItem('cpw', 'true')
    await user.click(await demo())
    await account()
    await waitFor(() => expect(router.state.location.href).toBe('/index'))
    expect(calls).toContain('POST /wps/session/login/freeplay')
    expect([sessionStorage.getItem('isAgent'), sessionStorage.getItem('cpw')]).toEqual(['4', null])
    await user.click(await within(banner()).findByRole('button', { name: 'Deposit' }))
    await screen.findByRole('dialog', { name: 'Trial account' })
  })

  test('in the popup ends at home and nowhere on its way, once member info is there; Back leads to no popup', async () => {
    const site = openSite({ brand: 'pampas' })
    const { user, router } = await site.visit('/help')
    await waitFor(() => item('Turf'))
    await user.click(item('Turf'))
    const popup = await screen.findByRole('dialog', { name: 'Log in' })
    expect(router.state.location.search).toMatchObject({ next: '/game?vendor=SBT' })
    const letGo = holdCall(site, '/wps/member/info')
    const places: string[] = []
    router.subscribe(
      'onResolved',
      ({ toLocation, pathChanged }) => void (pathChanged && places.push(toLocation.pathname)),
    )
    await user.click(await within(popup).findByRole('button', { name: 'Free demo' }))
    await account()
    expect(popup.isConnected).toBe(true)
    letGo()
    await waitFor(() => expect(popup.isConnected).toBe(false))
    await waitFor(() => expect(router.state.location.href).toBe('/index'))
    expect(places.filter((place) => place !== '/index')).toEqual([])
    router.history.back()
    await screen.findByRole('heading', { level: 1, name: 'Help centre' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('that fails says so and leaves a guest; whoever goes on meanwhile stays where they are', async () => {
    const site = openSite({ brand: 'pampas' })
    const { user, router } = await site.visit('/index')
    const failing = { kind: 'failing', how: 'status', status: 503, endpoint: 'startFreePlay', times: 1 }
    await site.sandbox.scenario(failing)
    await user.click(await demo())
    await screen.findByText(/^The server has a problem\. /)
    within(banner()).getByRole('link', { name: 'Register' })
    // In a popup, over which nothing else is seen, it is said there.
    await router.navigate({ href: '/index?modal=login' })
    await site.sandbox.scenario(failing)
    const popup = await screen.findByRole('dialog', { name: 'Log in' })
    await user.click(await within(popup).findByRole('button', { name: 'Free demo' }))
    expect((await within(popup).findByRole('alert')).textContent).toContain('The server has a problem')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(popup.isConnected).toBe(false))
    const letGo = holdCall(site, '/session/login/freeplay')
    await user.click(await demo())
    await router.navigate({ to: '/help' })
    letGo()
    await account()
    expect(router.state.location.href).toBe('/help')
  })

  test('is not there where the merchant has none, and registering not where it is not direct', async () => {
    const site = openSite()
    await site.visit('/help')
    await within(banner()).findByRole('link', { name: 'Register' })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Free demo' })).toBeNull())
    await site.sandbox.scenario({ kind: 'modules', on: ['FREE_PLAY'], off: ['DIRECT_REGISTRATION'] })
    await site.visit('/help')
    await within(banner()).findByRole('button', { name: 'Free demo' })
    await waitFor(() => expect(within(banner()).queryByRole('link', { name: 'Register' })).toBeNull())
  })
})

test('registering leads to the register popup', async () => {
  const { user, router } = await openSite().visit('/help')
  await user.click(await within(banner()).findByRole('link', { name: 'Register' }))
  await screen.findByRole('dialog', { name: 'Open an account' })
  expect(router.state.location.href).toBe('/register')
})

test('a free player may log in to an account of their own at a link to the popup', async () => {
  const site = openSite({ brand: 'pampas' })
  const member = await site.sandbox.member('player')
  const trial = await site.sandbox.member('trial')
  // As the page keeps it over a reload.
  sessionStorage.setItem('isAgent', '4')
  const { user, router } = await site.visit('/help?modal=login', trial)
  const form = await screen.findByRole('dialog', { name: 'Log in' })
  await user.type(await within(form).findByLabelText('Username'), member.username)
  await user.type(within(form).getByLabelText('Password'), `${member.password}{Enter}`)
  await waitFor(() => expect(form.isConnected).toBe(false))
  expect(router.state.location.href).toBe('/help')
  expect(sessionStorage.getItem('username')).toBe(member.username)
})

test('a phone’s header has the ways in as links, and the login over the page that is open', async () => {
  const { user, router } = await openSite({ device: 'phone' }).visit('/help?q=bonus')
  expect(within(banner()).getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register')
  await user.click(within(banner()).getByRole('link', { name: 'Log in' }))
  await screen.findByRole('dialog', { name: 'Log in' })
  expect(router.state.location.href).toBe('/help?q=bonus&modal=login')
  router.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.href).toBe('/help?q=bonus')
})
