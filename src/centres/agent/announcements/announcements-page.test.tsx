/** Announcements to agents (spec 2, "Agent centre": Announcement; spec 6, "Other rules"). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite } from '../../../testing/site.tsx'

const centre = () => within(screen.getByRole('dialog', { name: 'Agent centre' }))
const notices = (): HTMLDetailsElement[] => [...document.querySelectorAll('dialog details')] as HTMLDetailsElement[]
const titlesIn = (place: string): (string | null)[] =>
  [...document.querySelectorAll(`${place} details summary span`)].map(({ textContent }) => textContent)

test('agents are told of what is theirs alone; an announcement opens where it stands, and the address keeps it', async () => {
  const site = openSite()
  const { user, router, calls } = await site.enter('agent1', '/noticePage?agent=announcements')
  await waitFor(() => expect(notices()).toHaveLength(3))
  // Those of members stand on the page behind.
  await waitFor(() => expect(titlesIn('main').length).toBeGreaterThan(0))
  expect(titlesIn('main').filter((title) => titlesIn('dialog').includes(title))).toEqual([])
  const [, second] = notices()
  await user.click(second!.querySelector('summary')!)
  await waitFor(() => expect(second!.querySelector('summary + *')?.textContent.length).toBeGreaterThan(40))
  expect(Object.keys(router.latestLocation.search)).toEqual(['agent', 'a.notice'])
  // It was whole.
  expect(calls.filter((call) => /getAnnouncementContent|announcement\/content/i.test(call))).toEqual([])
  await site.visit(router.latestLocation.href)
  await waitFor(() => expect(notices().map(({ open }) => open)).toEqual([false, true, false]))
})

test('announcements that do not come, and none at all, say so', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'failing', endpoint: 'listAgentAnnouncements' })
  const { user, queries } = await site.enter('agent1', '/help?agent=announcements')
  const again = await centre().findByRole('button', { name: 'Try again' })
  await site.sandbox.clear('failing')
  await user.click(again)
  await waitFor(() => expect(notices()).toHaveLength(3))
  await site.sandbox.scenario({ kind: 'answering', endpoint: 'listAgentAnnouncements', value: { list: [], total: 0 } })
  await queries.invalidateQueries()
  await centre().findByText('No announcements')
})
