import { expect, test } from 'vitest'
import { createTestSandbox } from '../../../../scripts/sandbox/testing/sandbox.ts'
import { itemTarget } from '../../../rules/games/play/play-target.ts'
import { modulesQuery } from '../modules.ts'
import { useNavigationItems } from './navigation-items.ts'
import { readHook } from '../../../testing/read-hook.tsx'
import { openPage } from '../../../testing/state.ts'

test('the merchant’s items come with its flags: categories with their points, and games that can be launched', async () => {
  const { sandbox } = createTestSandbox()
  const page = openPage(async (input, init) => sandbox.fetch(new Request(input, init)))
  expect(readHook(useNavigationItems, page)).toEqual([])
  await page.queries.prefetchQuery(modulesQuery)
  const items = readHook(useNavigationItems, page)
  expect(items).toContainEqual(expect.objectContaining({ category: 'SPORTS', game: null, point: '1.00' }))
  expect(items.every(({ page: to }) => to === null || /^\/[a-z]+$/.test(to))).toBe(true)
  const games = items.filter(({ game }) => game !== null)
  expect(games).toHaveLength(2)
  for (const item of games) {
    expect(item).toMatchObject({ category: null, enName: expect.stringMatching(/\w/) })
    expect(itemTarget(item, null)).toMatchObject({
      to: '/game',
      isProtected: true,
      search: { vendor: item.game?.vendor },
    })
  }
  sandbox.close()
})
