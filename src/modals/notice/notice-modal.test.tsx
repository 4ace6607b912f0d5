/** The announcements on start (spec 2, "Notice popup"; spec 4, "Announcement popup on start"). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite, type Site } from '../../testing/site.tsx'

/** A site where what is announced on start comes. */
const announcing = (): Site => openSite({ notices: true })
const opened = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Notices' })

const titles = (place: HTMLElement): HTMLElement[] =>
  within(within(place).getAllByRole('list')[0]!).getAllByRole('button')

test('titles stand beside the notice that is read, and closing it is for the session', async () => {
  const page = await announcing().visit('/index')
  const place = await opened()
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
  const page = await announcing().enter('newcomer')
  const place = await opened()
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
  const site = announcing()
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
  const place = await opened()
  const names = (): (string | undefined)[] => titles(place).map(({ textContent }) => /Notice \d/.exec(textContent)?.[0])
  expect(names()).toEqual(['Notice 1', 'Notice 2', 'Notice 3', 'Notice 4', 'Notice 5'])
  const pager = within(place).getByRole('navigation', { name: 'Pages of notices' })
  await page.user.click(within(pager).getByRole('button', { name: 'Next page' }))
  expect(names()).toEqual(['Notice 6', 'Notice 7'])
  await page.user.click(titles(place)[1]!)
  within(place).getByRole('heading', { level: 3, name: 'Notice 7' })
  expect((await within(place).findByText('number 7')).tagName).toBe('B')
})

const notices = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Notices' })
/** Until what is announced would have come, had it been to come. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 400))

test('each notice comes once: what was closed stays away from the next visit', async () => {
  const site = announcing()
  const page = await site.visit('/index')
  await opened()
  await page.user.keyboard('{Escape}')
  sessionStorage.clear()
  await site.visit('/index')
  await settled()
  expect(notices()).toBeNull()
})

test('nothing comes once somebody has begun to do something, nor on another page, nor on coming home from it', async () => {
  const site = announcing()
  const began = site.visit('/index')
  document.dispatchEvent(new Event('scroll'))
  await began
  await settled()
  expect(notices()).toBeNull()

  const { user, router } = await site.visit('/help')
  await settled()
  expect(notices()).toBeNull()
  await user.keyboard('{Tab}')
  await router.navigate({ to: '/index' })
  await settled()
  expect(notices()).toBeNull()
})

test('a login is another start', async () => {
  const site = announcing()
  const { username, password } = await site.sandbox.member('player')
  const { user } = await site.visit('/index?modal=login')
  const form = within(await screen.findByRole('dialog', { name: 'Log in' }))
  await user.type(await form.findByLabelText('Username'), username)
  await settled()
  expect(notices(), 'over a form').toBeNull()
  await user.type(form.getByLabelText('Password'), `${password}{Enter}`)
  await opened()
})
