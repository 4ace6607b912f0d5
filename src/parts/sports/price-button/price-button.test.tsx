/** A price as it is pressed, moves and rests (spec: not shown). */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PRICE_GOOD_MS } from '../../../rules/sports/slip-check.ts'
import { readPrice } from '../../../rules/sports/price.ts'
import type { Fixture, Market } from '../../../rules/sports/fixture.ts'
import { oddsFormatAtom } from '../../../state/sports/odds-format.ts'
import { priceStoreAtom } from '../../../state/sports/feed.ts'
import { slipAtom } from '../../../state/sports/slip.ts'
import { openSite } from '../../../testing/site.tsx'
import { showAlone } from '../../../testing/show-alone.tsx'
import { MarketPrices } from '../market-prices/market-prices.tsx'

const price = (text: string) => readPrice(text)!
const outcome = (kind: 'home' | 'draw' | 'away', name: string, at: string) => ({
  id: `o-${kind}`,
  kind,
  name,
  price: price(at),
  boost: null,
})
const RESULT: Market = {
  id: 'm1',
  group: 'result',
  name: 'Result',
  line: '',
  paused: null,
  outcomes: [outcome('home', 'Ombú', '3.3'), outcome('draw', 'Draw', '2.05'), outcome('away', 'Llano', '3.4')],
}
const team = (id: string, name: string) => ({ id, name, isPlayer: false, crest: null })
const FIXTURE: Fixture = {
  id: 'f1',
  version: 1,
  sport: 'football',
  league: { id: 'l1', name: 'Copa Cortadera', rank: 1 },
  stage: '',
  home: team('t1', 'Ombú'),
  away: team('t2', 'Llano'),
  startsAt: 0,
  state: 'live',
  clock: null,
  period: null,
  score: { home: 1, away: 1 },
  parts: [],
  points: '',
  markets: [RESULT],
  marketCount: 1,
}

async function show(shown = RESULT) {
  const visit = await openSite().visit('/noticePage')
  const store = visit.store.get(priceStoreAtom)
  store.take([{ ...FIXTURE, markets: [shown] }], Date.now(), true)
  const { container } = await showAlone(visit, () => <MarketPrices fixture="f1" market="m1" />)
  const view = within(container)
  const button = (name: RegExp): HTMLElement => view.getByRole('button', { name })
  let version = 1
  const tell = async (market: Partial<Market>): Promise<void> => {
    version += 1
    store.hear({ fixture: 'f1', version, heardAt: Date.now(), markets: [{ ...RESULT, ...market }] })
    await act(async () => new Promise((go) => requestAnimationFrame(() => go(undefined))))
  }
  return { ...visit, view, button, tell, prices: store }
}

test('a tap takes a price at what it says, and another takes it out', async () => {
  const { user, store, button, view } = await show()
  view.getByRole('group', { name: 'Result' })
  const home = button(/^1\s*Ombú\s*3\.30$/)
  expect(home.getAttribute('aria-pressed')).toBe('false')
  await user.click(home)
  expect(home.getAttribute('aria-pressed')).toBe('true')
  expect(store.get(slipAtom).picks).toMatchObject([
    { fixture: 'f1', market: 'm1', outcome: 'o-home', agreed: price('3.3') },
  ])
  await user.click(home)
  expect(store.get(slipAtom).picks).toEqual([])
})

test('a price that moved says which way, in words as well, and keeps what was agreed to', async () => {
  const { user, store, button, tell } = await show()
  await user.click(button(/^X/))
  await tell({ outcomes: [RESULT.outcomes[0]!, outcome('draw', 'Draw', '1.9'), outcome('away', 'Llano', '3.6')] })
  button(/^X\s*Draw\s*1\.90\s*went down$/)
  button(/^2\s*Llano\s*3\.60\s*went up$/)
  expect(store.get(slipAtom).picks[0]!.agreed).toEqual(price('2.05'))
})

test('prices are written as the player has them written', async () => {
  const { store, button } = await show()
  act(() => store.set(oddsFormatAtom, 'fractional'))
  onTestFinished(() => store.set(oddsFormatAtom, 'decimal'))
  button(/23\/10/)
  act(() => store.set(oddsFormatAtom, 'american'))
  button(/\+230/)
})

test.each([
  ['', /3\.30/],
  ['0.5', /−0\.44/],
])('Malay odds are for the sides of a line: %j', async (line, written) => {
  const { store, button } = await show({ ...RESULT, line })
  act(() => store.set(oddsFormatAtom, 'malay'))
  onTestFinished(() => store.set(oddsFormatAtom, 'decimal'))
  button(written)
})

test('a market that takes no bets is one cell that says why', async () => {
  const { view, tell } = await show()
  await tell({ paused: 'review' })
  view.getByText('Suspended: score under review')
  expect(view.queryByRole('button')).toBeNull()
  await tell({ paused: null })
  expect(view.getAllByRole('button')).toHaveLength(3)
})

test('a price that nobody has confirmed for ten seconds is marked and not taken; what is in the slip comes out', async () => {
  const { user, store, button, prices } = await show()
  await user.click(button(/^1/))
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + PRICE_GOOD_MS + 1000)
  onTestFinished(() => void vi.restoreAllMocks())
  act(() => prices.tick())
  const away = await waitFor(() => button(/^2\s*Llano\s*3\.40\s*Odds being checked$/))
  expect(away.getAttribute('aria-disabled')).toBe('true')
  await user.click(away)
  expect(store.get(slipAtom).picks.map((pick) => pick.outcome)).toEqual(['o-home'])
  await user.click(button(/^1/))
  expect(store.get(slipAtom).picks).toEqual([])
  expect(screen.queryByRole('alert')).toBeNull()
})
