/** The right-hand bar (spec 2, "Right-hand bar"): one button in a wide window's margin, and what it opens. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openSite } from '../../testing/site.tsx'

const place = (): Promise<HTMLElement> => screen.findByRole('complementary', { name: 'Contact' })
const isOpen = (button: HTMLElement): boolean =>
  document.getElementById(button.getAttribute('popovertarget') ?? '')!.matches(':popover-open')

test('opens service, the social page, e-mail, the app and its QR codes; the codes come last', async () => {
  const { user } = await openSite().visit('/help')
  const aside = await place()
  const opener = within(aside).getByRole('button', { name: 'Contact' })
  expect(within(aside).queryByRole('link')).toBeNull()
  await user.click(opener)
  expect(isOpen(opener)).toBe(true)
  await waitFor(() => expect(within(aside).getAllByRole('img')).toHaveLength(3))
  expect(
    within(aside)
      .getAllByRole('img')
      .map((code) => code.getAttribute('aria-label')),
  ).toEqual(['QR code: iOS', 'QR code: iOS lite', 'QR code: Android'])
  const links = within(aside).getAllByRole('link')
  expect(links.at(-1)!.getAttribute('href')).toBe('/down')
  expect(links.some((link) => /^mailto:.+@/.test(link.getAttribute('href') ?? ''))).toBe(true)
  const away = links.filter((link) => link.getAttribute('target') === '_blank')
  expect(away.map((link) => link.getAttribute('rel'))).toEqual(['noopener noreferrer'])
  const opened = vi.fn<typeof window.open>(() => null)
  vi.stubGlobal('open', opened)
  await user.click(within(aside).getByRole('button', { name: 'Customer service' }))
  await waitFor(() => expect(String(opened.mock.calls[0]?.[0])).toContain('/sandbox/chat'))
  expect(isOpen(opener), 'what was chosen closes it').toBe(false)
})

test('is not beside a running game, whose width it would take', async () => {
  const { router } = await openSite().visit('/help')
  await place()
  await router.navigate({ href: '/game?vendor=PT&game=RNG-05042' })
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Contact' })).toBeNull())
})

test('phones have the same in the side menu', async () => {
  await openSite({ device: 'phone' }).visit('/help')
  expect(screen.queryByRole('complementary', { name: 'Contact' })).toBeNull()
})
