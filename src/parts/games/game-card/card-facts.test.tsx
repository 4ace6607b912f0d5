/** What a card tells of its game, as far as the gateway says it. */
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { brandOf } from '../../../testing/brands.ts'
import { onlyNear, section } from '../../../testing/home.ts'
import { openSite } from '../../../testing/site.tsx'

const wire = (gameId: string, more: object) => ({
  vassalage: 'PT',
  displayName: gameId,
  gameName: gameId,
  gameId,
  nodeId: '',
  roomId: '',
  smallIcon: '',
  showIcon: '',
  supportPlay: 1,
  gameType: 'RNG',
  ...more,
})

/** The section of a lane that holds these games. */
async function lane(games: readonly object[], facts: 'line' | 'cells' = 'line') {
  const { layout } = brandOf('pampas')
  const home = { ...layout.home, guest: ['hero', 'slots'] } satisfies typeof layout.home
  const site = openSite({ brand: 'pampas', says: { layout: { ...layout, home, facts } } })
  const value = { games, pageNum: 1, totalPages: 1, totalCount: games.length }
  await site.sandbox.scenario({ kind: 'answering', endpoint: 'listGames', value })
  onlyNear('Slots')
  const { user } = await site.visit('/index')
  await user.keyboard('{Shift}')
  const slots = within(await section('Slots'))
  await slots.findByRole('button', { name: 'Play Full' })
  return slots
}

const cards = async (games: readonly object[]): Promise<HTMLElement[]> => (await lane(games)).getAllByRole('listitem')

test('return, volatility and the least stake stand on a card, each only where the gateway says it', async () => {
  const [full, bare, odd] = await cards([
    wire('Full', { rtp: '96.07', volatility: 'HIGH', minBet: '0.20' }),
    wire('Bare', {}),
    wire('Odd', { rtp: 'high', volatility: 'wild', minBet: 'some' }),
  ])
  expect(full!.textContent).toMatch(/RTP96\.0%.*Volatility: High.*from \$0\.20/)
  for (const card of [bare!, odd!]) expect(card.textContent).not.toMatch(/RTP|Volatility|from/)
})

test('on the cover stand New and Hot alone, and Hot once in a lane', async () => {
  const [full, second, both] = await cards([
    wire('Full', { isHot: true }),
    wire('Second', { isHot: true }),
    wire('Both', { isHot: true, isNew: true }),
  ])
  within(full!).getByText('Hot')
  expect(within(second!).queryByText('Hot')).toBeNull()
  within(both!).getByText('New')
})

test.each([
  ['HIGH', 'RTPVolatilityMin. bet'],
  ['', 'RTPMin. bet'],
])('where cells hold the figures, one line above names them; of a volatility of %j "%s"', async (volatility, said) => {
  const slots = await lane([wire('Full', { rtp: '96.07', volatility, minBet: '0.20' })], 'cells')
  expect(slots.getAllByText('RTP')[0]!.parentElement!.textContent).toBe(said)
})
