/** The categories of the navigation (spec 2, "Header": one sports vendor as its own item after Live). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite } from '../../../testing/site.tsx'

const SOLO = 'Turf'
const names = (): (string | undefined)[] =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    // Points and counts follow a name.
    .map((link) => link.textContent?.replace(/\d.*$/, '').trim())

test('the merchant’s categories are there, with its own sports vendor after Live, which starts at once', async () => {
  const site = openSite({ brand: 'pampas' })
  const { user, router } = await site.visit('/index')
  await waitFor(() => expect(names()).toContain(SOLO))
  expect(names()[names().indexOf(SOLO) - 1]).toBe('Live casino')
  expect(names()).toContain('Sports')
  expect(names(), 'this merchant has no vendor of it').not.toContain('Cockfight')
  const solo = (): HTMLElement =>
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: /^Turf/ })
  expect(solo().getAttribute('href')).toBe('/game?vendor=SBT')
  await user.click(solo())
  await screen.findByRole('dialog', { name: 'Log in' })
  expect(router.latestLocation.search).toMatchObject({ next: '/game?vendor=SBT' })
  const again = await site.visit('/index', await site.sandbox.member('player'))
  await waitFor(() => expect(names()).toContain(SOLO))
  await again.user.click(solo())
  await waitFor(() => expect(again.router.latestLocation.href).toBe('/game?vendor=SBT'))
})
