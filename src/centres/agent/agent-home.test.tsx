/** A site for agents: who gets in, what its home page is, and the ways into the centre elsewhere (spec 6; spec 2, "Agent centre"). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite } from '../../testing/site.tsx'

const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 3, name })

test('an agent logs in there and is at home in the centre, which is a page and no window', async () => {
  const site = openSite({ brand: 'ombu' })
  const { username, password } = await site.sandbox.member('agent1')
  const { user, router } = await site.visit('/')
  expect(router.latestLocation.pathname).toBe('/login')
  await user.type(await screen.findByLabelText('Username'), username)
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`)
  await heading('Overview')
  expect(router.latestLocation.href).toBe('/index')
  expect(screen.queryByRole('dialog', { name: 'Agent centre' })).toBeNull()
  const menu = within(screen.getByRole('navigation', { name: 'Pages about your team' }))
  await user.click(menu.getByRole('link', { name: 'My income' }))
  await heading('My income')
  expect(router.latestLocation.href).toBe('/index?agent=income')
  router.history.back()
  await heading('Overview')
})

test('who is no agent is not let in, and told so', async () => {
  const site = openSite({ brand: 'ombu' })
  const { username, password } = await site.sandbox.member('player')
  const { user, router } = await site.visit('/login')
  await user.type(await screen.findByLabelText('Username'), username)
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`)
  await screen.findByText(/agents only|for agents/i)
  expect(router.latestLocation.pathname).toBe('/login')
})

test('over another page of it the centre is a window, as everywhere', async () => {
  const site = openSite({ brand: 'ombu' })
  await site.visit('/help?agent=income', await site.sandbox.member('agent2'))
  await screen.findByRole('dialog', { name: 'Agent centre' })
})

test('an agent type that the brand does not let in is warned, and nothing of a team is asked for', async () => {
  const access = {
    agentCentreTypes: [41],
    minimumAge: 18,
    memberCentre: true,
    idleMinutes: 30,
    resetByEmail: 'link' as const,
    embedders: [],
  }
  const site = openSite({ brand: 'ombu', says: { access } })
  const { calls } = await site.visit('/index', await site.sandbox.member('agent1'))
  await screen.findByText('Please register an account first')
  expect(calls.join()).not.toContain('/wps/agent/overview')
})

test.each(['desktop', 'phone'] as const)(
  'on a %s the way in is at hand for agents, and for nobody else',
  async (device) => {
    const site = openSite({ device })
    const place = () =>
      device === 'phone' ? screen.getByRole('navigation', { name: 'Quick access' }) : screen.getByRole('banner')
    // On a desktop it is in the account's menu, which opens without a script.
    const way = (): HTMLElement | null => place().querySelector<HTMLElement>('a[href*="agent="]')
    await site.enter('player', '/help')
    expect(way()).toBeNull()
    const { user } = await site.visit('/help', await site.sandbox.member('agent41'))
    await waitFor(() => expect(way()?.textContent).toBe(device === 'phone' ? 'Team' : 'Agent centre'))
    await user.click(way()!)
    await waitFor(() => screen.getByRole('dialog', { name: 'Agent centre' }))
  },
)

test('on a phone the bar of a site for agents is about the team', async () => {
  const site = openSite({ brand: 'ombu', device: 'phone' })
  const { user, router } = await site.visit('/index', await site.sandbox.member('agent1'))
  const bar = within(screen.getByRole('navigation', { name: 'Quick access' }))
  expect([...bar.getAllByRole('link'), ...bar.getAllByRole('button')].map((it) => it.textContent)).toEqual([
    'Home',
    'Team',
    'My income',
    'Account',
    'Deposit',
  ])
  await user.click(bar.getByRole('link', { name: 'My income' }))
  await heading('My income')
  await user.click(screen.getByRole('link', { name: 'Back to the menu' }))
  await screen.findByRole('navigation', { name: 'Pages about your team' })
  expect(router.latestLocation.search).toEqual({ agent: 'menu' })
})
