/** What a member finds in a phone's header (spec 2, "Header"): the balance leads to both ways of money. */
import { within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { banner } from '../../testing/header.ts'
import { openSite } from '../../testing/site.tsx'
import { NARROW } from '../../ui/layout/media.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a press on the balance offers to deposit and to withdraw, and each leads to its page', async () => {
  const own = globalThis.matchMedia
  vi.stubGlobal('matchMedia', (query: string) =>
    query === NARROW ? Object.assign(new EventTarget(), { matches: true, media: query }) : own(query),
  )
  const { user, router } = await openSite({ brand: 'pampas' }).enter('player', '/help')
  await user.click(await within(banner()).findByRole('button', { name: 'Deposit or withdraw' }))
  const ways = within(within(banner()).getByRole('group', { name: 'Deposit or withdraw' }))
  expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Deposit', 'Withdraw'])
  await user.click(ways.getByRole('button', { name: 'Withdraw' }))
  await vi.waitFor(() => expect(router.latestLocation.search).toMatchObject({ member: 'withdraw' }))
})
