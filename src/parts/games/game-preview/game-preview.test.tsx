/** A card more closely: what a long press, a context menu and a resting pointer show (spec 2, "Header": game cards). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { giveWidth } from '../../../testing/visibility.ts'
import { openSite, type Site } from '../../../testing/site.tsx'

const game = {
  vassalage: 'PT',
  displayName: 'Harbour',
  gameName: 'Harbour',
  gameId: 'RNG-00001',
  nodeId: '',
  roomId: '',
  supportPlay: 0,
  gameType: 'RNG',
  rtp: '96.07',
  volatility: 'low',
  minBet: '0.20',
}

/** The button of the one card of a lobby. */
async function playButton(site: Site, kind?: 'player') {
  giveWidth()
  const value = { games: [game], pageNum: 1, totalPages: 1, totalCount: 1 }
  await site.sandbox.scenario({ kind: 'answering', endpoint: 'listGames', value })
  await site.sandbox.scenario({ kind: 'answering', endpoint: 'getGameInfo', value: { maxWin: 1200 } })
  const page = await (kind ? site.enter(kind, '/rng') : site.visit('/rng'))
  return { ...page, button: await screen.findByRole('button', { name: 'Play Harbour' }) }
}

test('the key for a context menu opens a sheet with the facts, the greatest win and what one can do', async () => {
  const site = openSite({ brand: 'pampas' })
  const asked = vi.fn()
  site.intercept((request) => {
    if (request.url.includes('setFavoriteGame')) asked()
    return null
  })
  const { user, button, router } = await playButton(site, 'player')
  button.focus()
  fireEvent.contextMenu(button)
  const sheet = within(await screen.findByRole('dialog', { name: 'Harbour' }))
  await sheet.findByText('1,200 × the bet')
  sheet.getByText('Pinetop')
  // The card itself lies below it.
  for (const text of ['96.0%', '$0.20']) sheet.getByText(text)
  await user.click(sheet.getByRole('button', { name: 'Favourite: Harbour' }))
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  await user.click(sheet.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(router.latestLocation.pathname).toBe('/rng')
  fireEvent.contextMenu(button)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Try free: Harbour' }))
  await waitFor(() => expect(router.latestLocation.href).toMatch(/^\/game\?vendor=PT&game=RNG-00001.*trial=1/))
})

test('a guest who marks or plays from it is asked to log in', async () => {
  const { user, button } = await playButton(openSite({ brand: 'pampas' }))
  fireEvent.contextMenu(button)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Play Harbour' }))
  await screen.findByRole('dialog', { name: 'Log in' })
})

test('a long press opens it and does not play; a tap plays', async () => {
  const { button, router } = await playButton(openSite({ brand: 'pampas' }), 'player')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.pointerDown(button, { pointerType: 'touch', clientX: 5, clientY: 5 })
  vi.advanceTimersByTime(500)
  vi.useRealTimers()
  fireEvent.pointerUp(button, { pointerType: 'touch' })
  fireEvent.click(button)
  await screen.findByRole('dialog', { name: 'Harbour' })
  expect(router.latestLocation.pathname).toBe('/rng')
  fireEvent.pointerDown(button, { pointerType: 'touch', clientX: 5, clientY: 5 })
  fireEvent.pointerUp(button, { pointerType: 'touch' })
  fireEvent.click(button)
  await waitFor(() => expect(router.latestLocation.pathname).toBe('/game'))
})
