/** The home page's carousel: the brand's own picture, then the server's banners (spec 7, announcements: banners). */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { firstOfLane, stubVisibility } from '../../../testing/visibility.ts'
import { openSite } from '../../../testing/site.tsx'

const slides = (): Element[] => [...screen.getByRole('main').querySelector('section > div')!.children]
const dots = (): HTMLElement[] =>
  within(screen.getByRole('group', { name: 'Slides' })).getAllByRole('button', { name: /^Slide / })
const currents = (): (string | null)[] => dots().map((dot) => dot.getAttribute('aria-current'))
const inert = (): boolean[] =>
  slides()
    .slice(1)
    .map((slide) => slide.hasAttribute('inert'))
const own = (): Element => slides()[0]!.querySelector('a')!

test('banners come with the first sign of life; what is out of sight is out of reach', async () => {
  const site = openSite()
  const sight = stubVisibility(firstOfLane)
  const { user, calls } = await site.visit('/index')
  expect(slides()).toHaveLength(1)
  expect(calls.filter((call) => call.includes('getListAnnouncements'))).toEqual([])
  await user.keyboard('{Shift}')
  await screen.findByRole('group', { name: 'Slides' })
  expect(dots().map((dot) => dot.getAttribute('aria-label'))).toEqual([
    'Slide 1 of 5',
    'Slide 2 of 5: Welcome to Wireframe',
    'Slide 3 of 5: Every reel under one roof',
    'Slide 4 of 5: Wireframe in your pocket',
    'Slide 5 of 5: Live tables, day and night',
  ])
  expect(currents()).toEqual(['true', 'false', 'false', 'false', 'false'])
  expect(inert()).toEqual([true, true, true, true])
  expect(own().hasAttribute('inert')).toBe(false)

  sight.say(slides()[2]!, true)
  expect(currents()).toEqual(['false', 'false', 'true', 'false', 'false'])
  expect(inert()).toEqual([true, false, true, true])
  expect(own().hasAttribute('inert')).toBe(true)
  const more = within(slides()[2] as HTMLElement).getByRole('link', { name: 'Find out more' })
  expect(more.getAttribute('href')).toBe('/rng')
  expect(document.getElementById(more.getAttribute('aria-describedby')!)?.textContent).toBe('Every reel under one roof')
  sight.say(slides()[0]!, true)
  expect(own().hasAttribute('inert')).toBe(false)

  const stop = screen.getByRole('button', { name: 'Pause slideshow' })
  await user.click(stop)
  const go = screen.getByRole('button', { name: 'Resume slideshow' })
  expect(go).toBe(stop)
  await user.click(go)
  screen.getByRole('button', { name: 'Pause slideshow' })
})

test('a slide stands for a while and leads to the next, the last to the first, unless it is stopped, pointed at or left', async () => {
  const site = openSite()
  const sight = stubVisibility(firstOfLane)
  const { user } = await site.visit('/index')
  await user.keyboard('{Shift}')
  await screen.findByRole('group', { name: 'Slides' })
  const moved = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => undefined)
  onTestFinished(() => moved.mockRestore())
  // Where a slide lies is its place in the row.
  const left = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return slides().indexOf(this)
  })
  onTestFinished(() => left.mockRestore())
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const hero = screen.getByRole('main').querySelector('section')!
  const enter = (type: string): void => act(() => void hero.dispatchEvent(new window.Event(type)))
  // Begins the wait anew, under this clock.
  enter('pointerenter')
  act(() => void vi.advanceTimersByTime(30_000))
  expect(moved).not.toHaveBeenCalled()
  enter('pointerleave')
  act(() => void vi.advanceTimersByTime(6900))
  expect(moved).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(200))
  expect(moved).toHaveBeenCalledTimes(1)
  sight.say(hero, false)
  act(() => void vi.advanceTimersByTime(30_000))
  expect(moved).toHaveBeenCalledTimes(1)
  sight.say(hero, true)
  for (const [from, to] of [
    [2, 3],
    [4, 0],
  ] as const) {
    sight.say(slides()[from]!, true)
    act(() => void vi.advanceTimersByTime(7100))
    expect(moved, `after slide ${from}`).toHaveBeenLastCalledWith(expect.objectContaining({ left: to }))
  }
  act(() => screen.getByRole('button', { name: 'Pause slideshow' }).click())
  act(() => void vi.advanceTimersByTime(30_000))
  expect(moved).toHaveBeenCalledTimes(3)
})

test('where they can’t be read there is one slide, and nothing else to say', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listAnnouncements' })
  const { user, calls } = await site.visit('/index')
  await user.keyboard('{Shift}')
  await waitFor(() => expect(calls.some((call) => call.includes('getListAnnouncements'))).toBe(true))
  await screen.findByRole('region', { name: 'Hot games' })
  expect(slides()).toHaveLength(1)
  expect(screen.queryByRole('group', { name: 'Slides' })).toBeNull()
})
