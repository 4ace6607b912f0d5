/** The announcements on start (spec 2, "Notice popup"; spec 4, "Announcement popup on start"). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite, type Site, type Visit } from '../../testing/site.tsx'

/** Lets what is announced come, at the first sign of life. */
async function popup({ sandbox }: Site, { user }: Visit): Promise<HTMLElement> {
  await sandbox.clear('no-popup')
  await user.keyboard('{Shift}')
  return screen.findByRole('dialog', { name: 'Notices' })
}

const titles = (place: HTMLElement): HTMLElement[] =>
  within(within(place).getAllByRole('list')[0]!).getAllByRole('button')

test('titles stand beside the notice that is read, and closing it is for the session', async () => {
  const site = openSite()
  const page = await site.visit('/index')
  const place = await popup(site, page)
  const all = titles(place)
  expect(all.length).toBeGreaterThan(1)
  const current = (): (string | null)[] => titles(place).map((it) => it.getAttribute('aria-current'))
  expect(current()[0]).toBe('true')
  await page.user.click(all[1]!)
  expect(current().slice(0, 2)).toEqual(['false', 'true'])
  const heading = within(place).getByRole('heading', { level: 3 })
  expect(all[1]!.textContent).toContain(heading.textContent)
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await page.user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(Object.entries({ ...sessionStorage }).filter(([, value]) => value === 'closed')).toHaveLength(1)
})

test('a first login is told of a promotion, which is one press away', async () => {
  const site = openSite()
  const page = await site.enter('newcomer')
  const place = await popup(site, page)
  const promotion = (): HTMLElement | null => within(place).queryByRole('button', { name: 'Go to the promotion' })
  for (const title of titles(place)) {
    await page.user.click(title)
    if (promotion()) break
  }
  await page.user.click(promotion()!)
  const centre = await screen.findByRole('dialog', { name: 'Personal centre' })
  await within(centre).findByRole('heading', { name: 'Reward centre' })
  expect(screen.queryByRole('dialog', { name: 'Notices' })).toBeNull()
})

test('titles come five a page, which can be turned; beside them stand the title and the HTML of the one that is read', async () => {
  const site = openSite()
  const popups = Array.from({ length: 7 }, (_, at) => ({
    id: `n${at}`,
    title: `Notice ${at + 1}`,
    content: `<p>All of <b>number ${at + 1}</b></p>`,
    execution: 'B',
    time: 1_790_000_000_000 - at,
  }))
  const value = { player: [], banners: [], popup: popups, promotion: [] }
  await site.sandbox.scenario({ kind: 'answering', endpoint: 'listAnnouncements', value })
  await site.sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'getAnnouncementContent' })
  const page = await site.visit('/index')
  const place = await popup(site, page)
  const names = (): (string | undefined)[] => titles(place).map(({ textContent }) => /Notice \d/.exec(textContent)?.[0])
  expect(names()).toEqual(['Notice 1', 'Notice 2', 'Notice 3', 'Notice 4', 'Notice 5'])
  const pager = within(place).getByRole('navigation', { name: 'Pages of notices' })
  await page.user.click(within(pager).getByRole('button', { name: 'Next page' }))
  expect(names()).toEqual(['Notice 6', 'Notice 7'])
  await page.user.click(titles(place)[1]!)
  within(place).getByRole('heading', { level: 3, name: 'Notice 7' })
  expect((await within(place).findByText('number 7')).tagName).toBe('B')
})
