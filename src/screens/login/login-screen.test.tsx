/** The door of a members' club (spec 2, "Access rule"): the form, what is open by the gateway's own count, and who helps. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press } from '../../testing/forms.ts'
import { openSite, type Site } from '../../testing/site.tsx'

const openLogin = async (prepare?: (site: Site) => Promise<unknown>) => {
  const site = openSite({ says: { loginedToHomePage: true } })
  await prepare?.(site)
  const visit = await site.visit('/login')
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  return { site, visit }
}

test('what is open is counted by the gateway', async () => {
  await openLogin()
  const open = within(await screen.findByRole('region', { name: 'Open now' }))
  const counts = open.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(counts.length).toBeGreaterThan(0)
  for (const count of counts) expect(count).toMatch(/[1-9][\d,.]* games?$/)
})

test('where the gateway counts nothing, nothing is said of it', async () => {
  const { visit } = await openLogin(({ sandbox }) =>
    sandbox.scenario({ kind: 'failing', how: 'status', status: 404, endpoint: 'listGames' }),
  )
  await waitFor(() => expect(visit.queries.isFetching({ queryKey: ['games'] })).toBe(0))
  expect(screen.queryByRole('region', { name: 'Open now' })).toBeNull()
})

test('joining is offered only where it is on, and customer service always', async () => {
  const { visit } = await openLogin(({ sandbox }) =>
    sandbox.scenario({ kind: 'modules', on: [], off: ['DIRECT_REGISTRATION'] }),
  )
  const main = screen.getByRole('main')
  await waitFor(() => expect(within(main).queryByRole('link', { name: 'Register' })).toBeNull())
  await within(main).findByRole('button', { name: 'Apply for membership' })
  within(main).getByText('Over-18s only')
  await press(visit.user, main, 'Customer service')
})

test('where it is on, a button leads there', async () => {
  await openLogin()
  expect((await screen.findByRole('link', { name: 'Register' })).getAttribute('href')).toMatch(/^\/register/)
})
