/** The footer (spec 2, "Footer"): vendors once, shortcuts, about links, help, what the law asks for. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite } from '../../testing/site.tsx'

const footer = async (): Promise<HTMLElement> => {
  await waitFor(() => within(screen.getByRole('contentinfo')).getByRole('navigation', { name: 'Help' }))
  return screen.getByRole('contentinfo')
}
const linksOf = (name: string): [name: string, place: string | null][] =>
  within(within(screen.getByRole('contentinfo')).getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('lists each vendor once, the shortcuts, about and help links, the licence line and the age', async () => {
  await openSite({
    brand: 'pampas',
    says: {
      footer: {
        licence: 'Licensed in Nowhere',
        licenceNumber: 'N-77',
        promotionalLine: 'The best of lines',
        marks: { payments: [], licences: [], security: [] },
      },
    },
  }).visit('/help')
  const place = await footer()
  const vendors = within(await within(place).findByRole('list', { name: 'Game providers' })).getAllByRole('link')
  const names = vendors.map((link) => within(link).getByRole('img').getAttribute('aria-label') ?? link.innerHTML)
  expect(new Set(names).size).toBe(vendors.length)
  expect(vendors.length).toBeGreaterThan(10)
  expect(linksOf('About')).toEqual([
    ['About company', '/about'],
    ['Contact us', '/contact'],
    ['General terms and conditions', '/terms'],
    ['Responsible gaming', '/responsible-gaming'],
    ['Privacy policy', '/privacy'],
    ['Affiliates', '/affiliates'],
    ['Refund policy', '/refund'],
    ['Blog', '/blog'],
    ['News', '/news'],
  ])
  expect(linksOf('Help')).toEqual([
    ['Help centre', '/help'],
    ['Send feedback', '/help#feedback'],
    ['Notices', '/noticePage'],
    ['App download', '/down'],
    ['Deposit tutorial', '/deposit-tutorial'],
    ['Installation guide', '/installation-guide'],
    ['Credit report', '/credit-report'],
    ['Careers', '/join'],
  ])
  const games = Object.fromEntries(linksOf('Games'))
  expect(games['Sports']).toMatch(/^\/game\?vendor=[A-Z0-9_]+$/)
  expect(games['Electronic lottery'], 'one link has one name').toBeUndefined()
  expect(games['Lottery']).toBe('/game?vendor=TCG_SEA')
  expect(games['Slots']).toMatch(/^\/rng\?page=[A-Z0-9_]+$/)
  expect(Object.values(games).filter((href) => /^\/game\?vendor=\w+&game=/.test(href ?? ''))).not.toEqual([])
  for (const words of [
    'The best of lines',
    'Over-18s only',
    'Licensed in Nowhere',
    'Licence number N-77',
    '© Pampas. All rights reserved.',
  ]) {
    expect(place.textContent).toContain(words)
  }
  within(place).getByRole('button', { name: 'Customer service' })
})

test('a guest who takes a shortcut to a game logs in first, and is led on', async () => {
  const site = openSite()
  const { username, password } = await site.sandbox.member('player')
  const { user, router } = await site.visit('/help')
  await user.click(await within(await footer()).findByRole('link', { name: 'Sports' }))
  const form = await screen.findByRole('dialog', { name: 'Log in' })
  await user.type(await within(form).findByLabelText('Username'), username)
  await user.type(within(form).getByLabelText('Password'), `${password}{Enter}`)
  await waitFor(() => expect(router.state.location.href).toMatch(/^\/game\?vendor=[A-Z0-9_]+$/))
})

test('the reference brand calls itself the best slot-machine game site in South America', async () => {
  await openSite({ brand: 'pampas' }).visit('/help')
  expect((await footer()).textContent).toContain('The best slot-machine game site in South America')
})

test('says to a member what is left of the limit of a day', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'deposit-limit', limit: 60 })
  await site.enter('player', '/help')
  await within(await footer()).findByText('Day limit P60, P60 left.')
})
