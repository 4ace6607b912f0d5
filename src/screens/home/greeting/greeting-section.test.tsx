/** A club's home page: a greeting by name, what there is to know, and whom to ask (spec 9: "hidden shows ***"). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withHome } from '../../../testing/brands.ts'
import { onlyNear, section } from '../../../testing/home.ts'
import { openSite } from '../../../testing/site.tsx'
import { partOfDay } from '../../../rules/site/part-of-day.ts'

const HOME = withHome('atrium', { member: ['greeting', 'concierge'] })
const GREETINGS = { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' }

test('a member is greeted by name and clock, told what there is to know, and led to whom to ask', async () => {
  const site = openSite({ brand: 'atrium', says: HOME })
  const member = await site.sandbox.member('player', '1234567.8')
  onlyNear('Welcome', 'At your service')
  const { user, router } = await site.visit('/index', member)
  await user.keyboard('{Shift}')
  const welcome = within(await section('Welcome'))
  const title = await waitFor(() => welcome.getByRole('heading'))
  const name = title.textContent!.replace(`${GREETINGS[partOfDay(new Date().getHours())]}, `, '')
  expect(name).toMatch(/^[\p{L}\d]+$/u)
  expect((await screen.findByRole('button', { name: /^Member centre: / })).textContent).toContain(name)
  const facts = (): (string | null)[] => welcome.getAllByRole('definition').map((it) => it.textContent)
  await waitFor(() => expect(facts()[0], 'said whole, and on phones shown short').toBe('$1,234,567.80$1.2M'))
  await waitFor(() =>
    expect(facts().slice(1)).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)]),
  )
  expect(welcome.getAllByRole('term').map((it) => it.textContent)).toEqual(['Balance', 'Unread messages', 'Promotions'])
  await user.click(within(screen.getByRole('banner')).getAllByRole('button', { name: 'Hide balance' })[0]!)
  await waitFor(() => expect(facts()[0]).toBe('***'))

  // Whoever comes back to the page is greeted by the hour that it is then.
  const clock = vi.spyOn(Date.prototype, 'getHours').mockReturnValue(9)
  onTestFinished(() => clock.mockRestore())
  document.dispatchEvent(new window.Event('visibilitychange'))
  await waitFor(() => expect(title.textContent).toBe(`Good morning, ${name}`))

  const concierge = within(await section('At your service'))
  await concierge.findByRole('button', { name: 'Customer service' })
  expect(concierge.getByRole('link', { name: 'Help centre' }).getAttribute('href')).toBe('/help')
  const topics = within(await concierge.findByRole('list')).getAllByRole('link')
  expect(topics).toHaveLength(4)
  expect(topics[0]!.textContent).toMatch(/\d answers?$/)
  await user.click(topics[0]!)
  await waitFor(() => expect(router.latestLocation.href).toMatch(/^\/help#topic-/))
})

test('what can’t be counted is a dash, and no amount', async () => {
  const site = openSite({ brand: 'atrium', says: HOME })
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'countUnreadMessages' })
  onlyNear('Welcome')
  const { user } = await site.enter('player')
  await user.keyboard('{Shift}')
  const welcome = within(await section('Welcome'))
  await waitFor(() =>
    expect(welcome.getAllByRole('definition').map((it) => it.textContent)).toEqual([
      expect.stringMatching(/^\$/),
      '–',
      expect.stringMatching(/^\d+$/),
    ]),
  )
})
