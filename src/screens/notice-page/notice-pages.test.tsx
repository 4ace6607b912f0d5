/** The page of notices, nine a page (spec 2, "Notice page"). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite } from '../../testing/site.tsx'

const main = () => within(screen.getByRole('main'))
const notices = (): HTMLDetailsElement[] => [...document.querySelectorAll<HTMLDetailsElement>('main details')]
const titleOf = (notice: HTMLElement | undefined): string | undefined =>
  notice?.querySelector('summary span')?.textContent
/** Opens a notice, and gives its text once it is there. */
const textOf = (notice: HTMLDetailsElement): Promise<string> =>
  waitFor(() => {
    const text = notice.querySelector('summary + *')?.textContent ?? ''
    expect(text).toMatch(/\p{L}/u)
    return text
  })

test('nine a page, with their times; the address says which page and which of them is open', async () => {
  const site = openSite()
  const { user, router } = await site.visit('/noticePage')
  await waitFor(() => expect(notices()).toHaveLength(9))
  const first = titleOf(notices()[0])
  for (const notice of notices())
    expect(notice.querySelector('time')?.textContent).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  expect(notices().filter(({ open }) => open)).toEqual([])
  const pager = within(main().getByRole('navigation', { name: 'Pages of notices' }))
  expect(pager.getByRole('button', { name: 'Previous page' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(pager.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(router.latestLocation.search).toEqual({ page: '2' }))
  await waitFor(() => expect(titleOf(notices()[0])).not.toBe(first))
  expect(pager.getByRole('button', { name: 'Page 2 of 2' }).getAttribute('aria-current')).toBe('page')
  expect(pager.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true')
  const chosen = notices()[1]!
  const title = titleOf(chosen)
  await user.click(chosen.querySelector('summary')!)
  await waitFor(() => expect(router.latestLocation.search).toHaveProperty('notice'))
  await textOf(chosen)
  const again = await site.visit(router.latestLocation.href)
  await waitFor(() =>
    expect(
      notices()
        .filter(({ open }) => open)
        .map(titleOf),
    ).toEqual([title]),
  )
  again.router.history.push('/noticePage')
  await waitFor(() => expect(titleOf(notices()[0])).toBe(first))
})

test('notices that do not come say so, and come on request; a notice is asked for whole when it is opened', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'failing', endpoint: 'listAnnouncements' })
  const { user } = await site.visit('/noticePage')
  const again = await main().findByRole('button', { name: 'Try again' })
  await site.sandbox.clear('failing')
  await user.click(again)
  await waitFor(() => expect(notices()).toHaveLength(9))
  // The list is here: from now on each notice by itself has another text than that has brought.
  await site.sandbox.scenario({ kind: 'harmful-html' })
  await user.click(notices()[1]!.querySelector('summary')!)
  await waitFor(() => expect(notices()[1]!.textContent).toContain('Good words'))
})

test('a notice whose whole text does not come shows what the list has brought', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'getAnnouncementContent' })
  const { user, calls } = await site.visit('/noticePage')
  await waitFor(() => expect(notices()).toHaveLength(9))
  await user.click(notices()[0]!.querySelector('summary')!)
  await waitFor(() => expect(calls.some((call) => /getAnnouncementContent/i.test(call))).toBe(true))
  expect((await textOf(notices()[0]!)).length).toBeGreaterThan(10)
})

test('a day without notices says so', async () => {
  const site = openSite()
  await site.sandbox.scenario({
    kind: 'answering',
    endpoint: 'listAnnouncements',
    value: { player: [], banners: [], popup: [], promotion: [] },
  })
  await site.visit('/noticePage')
  await main().findByText('No notices today')
})
