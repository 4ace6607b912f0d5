/** The newest announcements on the home page, as a running line and as a list (spec 2, "Notice page"). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withHome } from '../../../testing/brands.ts'
import { onlyNear, section } from '../../../testing/home.ts'
import { openSite } from '../../../testing/site.tsx'

test('the line can be stopped, opens a notice on its page, and is no matter for this tab where it opens another', async () => {
  const site = openSite({ brand: 'pampas', says: withHome('pampas', { guest: ['hero', 'notices'] }) })
  onlyNear('Notices')
  const { user, router } = await site.visit('/index')
  await user.keyboard('{Shift}')
  const line = within(await section('Notices'))
  const stop = await line.findByRole('button', { name: 'Stop the notices' })
  await user.click(stop)
  expect(line.getByRole('button', { name: 'Start the notices' })).toBe(stop)
  const links = line.getAllByRole('link')
  expect(links.length).toBeGreaterThan(3)
  // The second half repeats the first for the eye alone.
  const halves = [...stop.closest('section')!.querySelectorAll('ul')]
  expect(halves.map((half) => [half.getAttribute('aria-hidden'), half.hasAttribute('inert')])).toEqual([
    [null, false],
    ['true', true],
  ])
  expect(halves[1]!.textContent).toBe(halves[0]!.textContent)

  fireEvent.click(links[1]!, { ctrlKey: true })
  expect(router.latestLocation.pathname).toBe('/index')
  expect(sessionStorage.getItem('index_notice')).toBeNull()
  const title = links[1]!.textContent!
  await user.click(links[1]!)
  await screen.findByRole('heading', { level: 1, name: 'Notices' })
  await waitFor(() =>
    expect([...document.querySelectorAll('main details[open] summary span')].map((it) => it.textContent)).toEqual([
      title,
    ]),
  )
})

test('where less motion is asked for it stands, and has nothing to stop', async () => {
  const own = window.matchMedia.bind(window)
  const asked = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => (query.includes('reduced-motion') ? Object.assign(own('all'), {}) : own(query)))
  onTestFinished(() => asked.mockRestore())
  const site = openSite({ brand: 'pampas', says: withHome('pampas', { guest: ['hero', 'notices'] }) })
  onlyNear('Notices')
  const { user } = await site.visit('/index')
  await user.keyboard('{Shift}')
  const line = within(await section('Notices'))
  await line.findAllByRole('link')
  expect(line.queryByRole('button', { name: /the notices/ })).toBeNull()
  expect(line.getAllByRole('list', { hidden: true })).toHaveLength(1)
})

test('as a list it has the newest four, and says so where there are none or none come', async () => {
  const site = openSite({ says: withHome('wireframe', { guest: ['hero', 'notices'] }) })
  onlyNear('Notices')
  const { user } = await site.visit('/index')
  await user.keyboard('{Shift}')
  // A place with the same name stands there first.
  const all = await waitFor(async () => within(await section('Notices')).getByRole('link', { name: 'See all' }))
  expect(all.getAttribute('href')).toBe('/noticePage')
  await waitFor(() => expect(document.querySelectorAll('main details')).toHaveLength(4))

  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listAnnouncements' })
  onlyNear('Notices')
  const again = await site.visit('/index')
  await again.user.keyboard('{Shift}')
  const failed = within(await section('Notices'))
  const button = await failed.findByRole('button', { name: 'Try again' })
  await site.sandbox.clear('failing')
  await again.user.click(button)
  await waitFor(() => expect(document.querySelectorAll('main details')).toHaveLength(4))
})
