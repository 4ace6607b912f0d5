import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestSandbox } from '../../../scripts/sandbox/testing/sandbox.ts'
import { distinctVendors } from '../../rules/games/vendors/vendors.ts'
import { SESSION_KEYS } from '../site/storage.ts'
import { openPage, stubStorage } from '../../testing/state.ts'
import { vendorsQuery } from './vendors.ts'

beforeEach(stubStorage)
afterEach(() => vi.unstubAllGlobals())

/** A freshly loaded page over an answer, which counts how often it is asked. */
function load(answer: () => Promise<Response>) {
  const fetch = vi.fn(answer)
  const { queries } = openPage(fetch)
  return { fetch, lanes: () => queries.fetchQuery(vendorsQuery) }
}

const answering = (value: unknown) => async () => Response.json({ success: true, message: '', value })

test('are the sandbox’s, asked for once a tab, also after a reload', async () => {
  const { sandbox } = createTestSandbox()
  const { queries } = openPage(async (input, init) => sandbox.fetch(new Request(input, init)))
  const lanes = await queries.fetchQuery(vendorsQuery)
  expect(lanes.map(({ category }) => category)).toContain('SPORTS')
  expect(distinctVendors(lanes)).toContainEqual({ code: 'IBC', name: 'Inside Bend' })

  const reloaded = load(answering([]))
  expect(await reloaded.lanes()).toEqual(lanes)
  expect(reloaded.fetch).not.toHaveBeenCalled()
  sandbox.close()
})

test('name their category by either word; one that this site does not have is left out', async () => {
  const { lanes } = load(
    answering([
      { gameCategory: 'LIVE', vendors: [{ vassalage: 'AG' }] },
      { gameType: 'RNG', vendors: [{ vassalage: 'PT', displayName: 'Pinetop' }] },
      { gameCategory: 'BINGO', vendors: [{ vassalage: 'XX' }] },
    ]),
  )
  expect(await lanes()).toEqual([
    { category: 'LIVE', vendors: [{ code: 'AG', name: 'AG' }] },
    { category: 'RNG', vendors: [{ code: 'PT', name: 'Pinetop' }] },
  ])
})

test.each(['', '{', 'null', '[{"vendors":7}]'])('what was kept as %j is asked for anew', async (kept) => {
  sessionStorage.setItem(SESSION_KEYS.gameVendor, kept)
  const { lanes, fetch } = load(answering([{ gameCategory: 'LIVE', vendors: [{ vassalage: 'AG' }] }]))
  expect(await lanes()).toHaveLength(1)
  expect(fetch).toHaveBeenCalledOnce()
})
