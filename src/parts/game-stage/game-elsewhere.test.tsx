/** A game that runs in a window of its own: what the page that stays says and does (spec 4, "Game launch"). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { channelName, HERE, readHandOver } from '../../rules/game-window.ts'
import { openSite } from '../../testing/site.tsx'

test('it is opened on request, launched once its window speaks, and left by hand', async () => {
  const { user, router, calls } = await openSite({ brand: 'pampas' }).enter('player', '/game?vendor=OG')
  const main = within(screen.getByRole('main'))
  const alert = await main.findByRole('alert')
  expect(alert.textContent).toContain('This game opens in its own window')
  const launches = (): number => calls.filter((call) => call.includes('/wps/game/launch')).length
  expect(launches()).toBe(0)

  const opened = vi.fn<(address: string, name: string, features: string) => null>(() => null)
  vi.stubGlobal('open', opened)
  await user.click(main.getByRole('button', { name: 'Open the game' }))
  expect(opened).toHaveBeenCalledTimes(1)
  const [address, , features] = opened.mock.calls[0]!
  expect(address).toMatch(/^\/game\/window\?/)
  expect(features).toContain('noopener')
  await waitFor(() => expect(main.getByRole('alert').textContent).toContain('The game runs in its own window'))
  expect(launches()).toBe(0)

  // The new window speaks by the channel that its address names, twice.
  const channel = new BroadcastChannel(channelName(new URL(address, location.origin).searchParams.get('window') ?? ''))
  onTestFinished(() => channel.close())
  const { promise: handed, resolve: take } = Promise.withResolvers<unknown>()
  channel.addEventListener('message', ({ data }) => take(data))
  channel.postMessage(HERE)
  channel.postMessage(HERE)
  const over = readHandOver(await handed)
  expect(over && 'address' in over && new URL(over.address).origin).toBe('http://games.localhost')
  expect(launches()).toBe(1)
  await user.click(main.getByRole('button', { name: 'I have finished' }))
  await waitFor(() => expect(router.latestLocation.pathname).toBe('/index'))
})
