/** Who opens what: every kind of account, every page of the agent centre, by its address (spec 6; spec 4, "Agent centre visibility"). */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MEMBER_KINDS, type MemberKind } from '../../../scripts/sandbox/seeds/account/accounts.ts'
import { openSite } from '../../testing/site.tsx'
import { AGENT_CENTRE } from './pages.ts'

/** Who is an agent of a type that opens the centre, and a member of the site. */
const OPENS: ReadonlySet<MemberKind> = new Set(['agent1', 'agent2', 'agent41', 'agent42', 'affiliate'])
const PAGES = Object.keys(AGENT_CENTRE.pages)

test.each(MEMBER_KINDS)('%s at every page', async (kind) => {
  // Hoa Sen has agent policy, so that every page is there.
  const site = openSite({ brand: 'hoasen' })
  const { router, user, calls } = await site.enter(kind, '/help')
  expect(PAGES).toHaveLength(12)
  for (const page of PAGES) {
    await router.navigate({ to: '/help', search: { agent: page } })
    if (OPENS.has(kind)) {
      await waitFor(() => {
        const heading = screen.getByRole('dialog', { name: 'Agent centre' }).querySelector('[data-page-title]')
        expect(router.latestLocation.search).toMatchObject({ agent: page })
        expect(heading?.textContent).toBe(AGENT_CENTRE.pages[page]?.name.message)
      })
    } else {
      await screen.findByText('Please register an account first')
      expect(screen.queryByRole('dialog', { name: 'Agent centre' })).toBeNull()
      expect(router.latestLocation.search).toEqual({})
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByText('Please register an account first')).toBeNull())
    }
  }
  if (!OPENS.has(kind)) expect(calls.filter((call) => /\/wps\/agent\/(?!contract)/.test(call))).toEqual([])
})
