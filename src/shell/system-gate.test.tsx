/** What stands in place of the application: maintenance, a restriction, a foreign domain (spec 2 and 4, "System status"). */
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { formatRelative } from '../i18n/format/format.ts'
import { openSite, type Site } from '../testing/site.tsx'

const headline = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name })

/** Asks for the status once more, as the page does by itself every minute. */
const nextStatus = ({ queries }: Awaited<ReturnType<Site['visit']>>): Promise<void> =>
  act(() => queries.refetchQueries({ queryKey: ['status'] }))

/** Names and values below the text. */
const facts = (): Record<string, string> =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  )

describe('maintenance', () => {
  test('beats region, says when it ends, and leaves nothing else to be used', async () => {
    const site = openSite()
    await site.sandbox.scenario({ kind: 'region', ip: '192.0.2.44', country: 'BR' })
    await site.sandbox.scenario({ kind: 'maintenance', ends: '3h' })
    await site.visit('/help')
    await headline('System maintenance')
    const now = Date.now()
    expect(facts()).toMatchObject({
      'Expected back': formatRelative(now + 3 * 3_600_000, now, 'en'),
      'Your time zone': new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' '),
    })
    expect(document.body.textContent).not.toContain('192.0.2.44')
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
    screen.getByRole('img', { name: 'Wireframe' })
    screen.getByRole('button', { name: 'Customer service' })
  })

  test('begins under an open page, and ends by itself; without a known end it says that', async () => {
    const site = openSite()
    const page = await site.visit('/help?q=bonus')
    await site.sandbox.scenario({ kind: 'maintenance' })
    await nextStatus(page)
    await headline('System maintenance')
    screen.getByText("We don't know yet when it ends. This page opens the site by itself once it is back.")
    expect(screen.queryAllByRole('term')).toEqual([])
    expect(screen.queryByRole('banner')).toBeNull()
    await site.sandbox.clear('maintenance')
    await nextStatus(page)
    await headline('Help centre')
    expect(page.router.state.location.href).toBe('/help?q=bonus')
  })
})

test('a restriction shows the visitor’s address and country, and whom to ask', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'region', ip: '192.0.2.44', country: 'BR' })
  const { user } = await site.visit('/index')
  await headline('Restriction of visit')
  screen.getByText(/location or (?:your )?IP/)
  expect(facts()).toEqual({ 'Your IP address': '192.0.2.44', Country: 'Brazil' })
  const opened = vi.fn<typeof window.open>(() => null)
  vi.stubGlobal('open', opened)
  await user.click(screen.getByRole('button', { name: 'Customer service' }))
  await waitFor(() => expect(String(opened.mock.calls[0]?.[0])).toContain('/sandbox/chat'))
})

test('a foreign domain gets a warning instead of a login, which holds still and goes once the domain is known', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'wrong-domain' })
  const page = await site.visit('/login')
  await headline('This is not an official address')
  expect(facts()).toEqual({ 'Web address': location.host })
  expect(screen.queryByLabelText('Password')).toBeNull()
  await nextStatus(page)
  await headline('This is not an official address')
  await site.sandbox.clear('wrong-domain')
  await nextStatus(page)
  await screen.findByRole('banner')
  expect(screen.queryByText('This is not an official address')).toBeNull()
})

describe('while the gateway’s status can’t be known', () => {
  const banner = 'The game server is not responding. Games and payments are paused until it is back.'
  /** Lets the gateway fall silent under an open page. */
  async function fallSilent(site: Site, page: Awaited<ReturnType<Site['visit']>>): Promise<void> {
    await site.sandbox.scenario({ kind: 'failing', status: 503 })
    await nextStatus(page)
    await screen.findByText(banner)
  }
  const deposit = (): HTMLElement => within(screen.getByRole('banner')).getByRole('button', { name: 'Deposit' })

  test('a member’s action waits; what was given up does not go on, the rest does once there is an answer', async () => {
    const site = openSite()
    const page = await site.enter('player', '/help')
    const { user } = page
    await within(screen.getByRole('banner')).findByRole('button', { name: 'Deposit' })
    await fallSilent(site, page)
    await user.click(deposit())
    const closed = await screen.findByRole('dialog', { name: 'Games and payments are paused' })
    expect(closed.textContent).toContain('The game server is not responding, so nothing was sent.')
    expect(document.activeElement).toBe(within(closed).getByRole('button', { name: 'Try again' }))
    await user.click(within(closed).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(deposit())
    await site.sandbox.clear('failing')
    await nextStatus(page)
    await waitFor(() => expect(screen.queryByText(banner)).toBeNull())
    expect(page.router.state.location.href).toBe('/help')

    await fallSilent(site, page)
    await user.click(deposit())
    await screen.findByRole('dialog', { name: 'Games and payments are paused' })
    const tryAgain = (): HTMLElement => within(screen.getByRole('dialog')).getByRole('button', { name: 'Try again' })
    // The page asks by itself as well, and a press counts for nothing meanwhile.
    await waitFor(() => {
      if (tryAgain().getAttribute('aria-busy') !== 'true') tryAgain().click()
      expect(screen.getByRole('dialog').textContent).toContain('Still no answer.')
    })
    await site.sandbox.clear('failing')
    await nextStatus(page)
    await screen.findByRole('dialog', { name: 'Personal centre' })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  test('without a network the action waits, too, with nothing to try again', async () => {
    const site = openSite()
    const { user } = await site.enter('player', '/help')
    await within(screen.getByRole('banner')).findByRole('button', { name: 'Deposit' })
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void dispatchEvent(new Event('offline')))
    await screen.findByText('You are offline. Games and payments will resume when you reconnect.')
    await user.click(deposit())
    const offline = await screen.findByRole('dialog', { name: 'You are offline' })
    expect(offline.textContent).toContain('There is no network, so nothing was sent.')
    expect(within(offline).queryByRole('button', { name: 'Try again' })).toBeNull()
    online.mockRestore()
    act(() => void dispatchEvent(new Event('online')))
    await screen.findByRole('dialog', { name: 'Personal centre' })
    expect(offline.isConnected).toBe(false)
  })
})
