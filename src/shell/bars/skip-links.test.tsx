import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openSite } from '../../testing/site.tsx'

test('a member reaches the deposit by the second Tab, and nobody else is offered one', async () => {
  const site = openSite()
  const { user, router } = await site.enter('player', '/help')
  const second = await screen.findByRole('link', { name: 'Go to deposit' })
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(second)
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(router.state.location.search).toMatchObject({ member: 'depositv2' }))
  expect(router.state.location.pathname, 'over the page that is open').toBe('/help')
})

test('a guest is offered the content alone', async () => {
  await openSite().visit('/help')
  await screen.findByRole('link', { name: 'Skip to the content' })
  expect(screen.queryByRole('link', { name: 'Go to deposit' })).toBeNull()
})
