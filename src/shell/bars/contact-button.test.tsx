/** The bar on a wide window's right edge (spec 2, "Right-hand bar"), and the panel beside its last button. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openSite } from '../../testing/site.tsx'

const bar = (): HTMLElement => screen.getByRole('complementary', { name: 'Contact' })

test('names service, the app, the social page and e-mail, and opens service in a window of its own', async () => {
  const { user } = await openSite().visit('/help')
  await within(bar()).findByRole('button', { name: 'QR codes of the app' })
  const links = within(bar()).getAllByRole('link')
  expect(links[0]!.getAttribute('href')).toBe('/down')
  expect(links.at(-1)!.getAttribute('href')).toMatch(/^mailto:.+@/)
  const away = links.filter((link) => link.getAttribute('target') === '_blank')
  expect(away.map((link) => link.getAttribute('rel'))).toEqual(['noopener noreferrer'])
  const opened = vi.fn<typeof window.open>(() => null)
  vi.stubGlobal('open', opened)
  await user.click(within(bar()).getByRole('button', { name: 'Customer service' }))
  await waitFor(() => expect(String(opened.mock.calls[0]?.[0])).toContain('/sandbox/chat'))
})

/** The mouse goes away from a button for good. */
function leave(button: HTMLElement): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.pointerLeave(button, { pointerType: 'mouse' })
  act(() => void vi.advanceTimersByTime(1000))
  vi.useRealTimers()
}

test('shows the QR codes under a mouse and with the focus; a click keeps them, Escape puts them away', async () => {
  const { user } = await openSite().visit('/help')
  const opener = await within(bar()).findByRole('button', { name: 'QR codes of the app' })
  const panel = (): HTMLElement => document.getElementById(opener.getAttribute('aria-controls') ?? '')!
  const shows = async (count: 0 | 3): Promise<void> => {
    await waitFor(() => expect(within(panel()).queryAllByRole('img')).toHaveLength(count))
    expect(opener.getAttribute('aria-expanded')).toBe(String(count === 3))
    expect(panel().hidden).toBe(count === 0)
  }
  await shows(0)
  await user.hover(opener)
  await shows(3)
  expect(
    within(panel())
      .getAllByRole('img')
      .map((code) => code.getAttribute('aria-label')),
  ).toEqual(['QR code: iOS', 'QR code: iOS lite', 'QR code: Android'])
  await user.keyboard('{Escape}')
  await shows(0)
  await user.unhover(opener)
  await user.hover(opener)
  await shows(3)
  leave(opener)
  await shows(0)
  await user.click(opener)
  await shows(3)
  leave(opener)
  await shows(3)
  act(() => screen.getByRole('main').focus())
  await shows(0)
  await user.click(opener)
  await shows(3)
  await user.click(opener)
  await shows(0)
  // The codes stand last (spec 2, "Right-hand bar").
  act(() => within(bar()).getAllByRole('link').at(-1)!.focus())
  await user.tab()
  expect(document.activeElement).toBe(opener)
})
