/** What a finger goes for is fetched on its way (spec 2, "Routes": page groups are loaded on demand). */
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { begin } from './begin.ts'
import { openSite, type Visit } from './testing/site.tsx'

afterEach(() => void vi.unstubAllGlobals())

const modal = (): { preload: () => Promise<void>; isLoaded: () => boolean } & (() => null) =>
  Object.assign(() => null, { preload: vi.fn(async () => {}), isLoaded: () => false })
const url = (address: string): URL => new URL(address, location.href)

function parts({ queries, store }: Visit) {
  return {
    queries,
    store,
    modals: { login: modal(), 'member-centre': modal() },
    loadScreen: vi.fn<(path: string) => void>(),
  }
}

describe('what an address shows is asked for', () => {
  test.each(['/rng', '/live', '/promotions', '/vip', '/pointMall', '/elott', '/help'])('%s', async (path) => {
    const page = await openSite({ brand: 'pampas' }).enter('player', '/down')
    await vi.waitFor(() => expect(page.queries.isFetching()).toBe(0))
    const before = page.calls.length
    const kit = parts(page)
    begin(url(path), false, kit)
    expect(kit.loadScreen.mock.calls).toEqual([[path]])
    await vi.waitFor(() => expect(page.calls.length).toBeGreaterThan(before))
  })

  test('a category’s first covers come with a press alone, and once', async () => {
    const covers: string[] = []
    class Picture {
      sizes = ''
      srcset = ''
      set src(address: string) {
        covers.push(address)
      }
    }
    vi.stubGlobal('Image', Picture)
    const page = await openSite({ brand: 'pampas' }).visit('/help')
    const kit = parts(page)
    begin(url('/rng'), false, kit)
    await vi.waitFor(() =>
      expect(page.queries.getQueryCache().findAll({ queryKey: ['games', 'list'] })).toHaveLength(1),
    )
    await vi.waitFor(() => expect(page.queries.isFetching()).toBe(0))
    expect(covers).toEqual([])
    const asked = page.calls.length
    begin(url('/rng'), true, kit)
    await vi.waitFor(() => expect(covers).toHaveLength(6))
    expect(page.calls.length, 'its answer is kept').toBe(asked)
  })
})

test('a page of the member centre and a modal begin with their code, over the page that is open', async () => {
  const page = await openSite().visit('/help')
  const kit = parts(page)
  begin(url(`${location.pathname}?modal=login`), true, kit)
  begin(url(`${location.pathname}?member=depositv2`), true, kit)
  await vi.waitFor(() => expect(kit.modals['member-centre'].preload).toHaveBeenCalled())
  expect(kit.modals.login.preload).toHaveBeenCalled()
  expect(kit.loadScreen).not.toHaveBeenCalled()
})

test('a game’s sheet begins with what there is to know of the game', async () => {
  const page = await openSite().visit('/help')
  begin(url(`${location.pathname}?game=${encodeURIComponent('PT/RNG-05042/')}`), true, parts(page))
  await vi.waitFor(() => expect(page.calls.filter((call) => /gameInfo/i.test(call))).toHaveLength(1))
})

test('what fails on its way is not told there', async () => {
  const site = openSite()
  const page = await site.visit('/help')
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 500, endpoint: 'listGames' })
  begin(url('/rng'), true, parts(page))
  await vi.waitFor(() => expect(page.queries.getQueryCache().findAll({ queryKey: ['games', 'list'] })).toHaveLength(1))
  expect(document.querySelector('[role="alert"]')).toBeNull()
})

test('a modal and its page that both don’t load are told nowhere here, whichever fails first', async () => {
  const page = await openSite().visit('/help')
  const kit = parts(page)
  const untold = vi.fn()
  process.on('unhandledRejection', untold)
  onTestFinished(() => void process.off('unhandledRejection', untold))
  kit.modals['member-centre'].preload = vi.fn(() => Promise.reject(new Error('it is gone')))
  begin(url(`${location.pathname}?member=depositv2`), true, kit)
  expect(kit.modals['member-centre'].preload).toHaveBeenCalled()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(untold).not.toHaveBeenCalled()
})
