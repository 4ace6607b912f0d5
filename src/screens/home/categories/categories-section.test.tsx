/** The game categories on the home page: what stands for each (spec 2, "/index"). */
import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onlyNear, section } from '../../../testing/home.ts'
import { openSite } from '../../../testing/site.tsx'

const game = (gameId: string) => ({
  vassalage: 'PT',
  gameName: gameId,
  gameId,
  smallIcon: `/img/${gameId}.avif`,
})
const links = async () => within(await section('Games')).getAllByRole('link')

test('a category shows its most played games and how many there are; one that nothing is told of keeps its icon', async () => {
  const site = openSite({ brand: 'wireframe' })
  const value = [
    { gameType: 'RNG', totalCount: 8800, games: [game('a'), game('b')] },
    { gameType: 'LIVE', games: [game('c')] },
    { gameType: 'FISH', totalCount: 0, games: [] },
    { gameType: 'NOBODY', totalCount: 7, games: [game('d')] },
  ]
  await site.sandbox.scenario({ kind: 'answering', endpoint: 'listCategoryTops', value })
  onlyNear()
  await site.visit('/index')
  expect((await links()).map((it) => it.textContent)).toContain('Slots')
  await waitFor(async () => expect((await links())[0]!.textContent).toBe('Slots8,800 games'), { timeout: 4000 })
  const [slots, live, , , fish, rooms] = await links()
  // Two games make the three faces of a cube.
  expect([...slots!.querySelectorAll('img')].map((it) => it.src.at(-6))).toEqual(['a', 'b', 'a'])
  expect([live!.textContent, live!.querySelectorAll('img').length]).toEqual(['Live casino', 3])
  for (const [link, text] of [
    [fish!, 'FishingNo games'],
    [rooms!, 'Card rooms'],
  ] as const) {
    expect(link.textContent).toBe(text)
    expect(link.querySelector('svg')).not.toBeNull()
  }
})
