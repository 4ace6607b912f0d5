import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { listFavoriteGames, listFavoriteKeys, MOST_FAVORITES } from '../../../src/api/games/favorites.ts'
import { gamesOf } from '../seeds/games/catalogue.ts'
import { createTestSandbox, pampas } from '../testing/sandbox.ts'

const bench = createTestSandbox()
afterAll(() => bench.sandbox.close())
const games = gamesOf(pampas, { seed: 1 })
const named = (index: number) => {
  const game = games[index]
  if (!game) throw new Error('the merchant has fewer games')
  const { vassalage, gameId, nodeId } = game
  return { vassalage, gameId, nodeId }
}

const mark = (token: string, index: number, favorite = true) =>
  bench.call('setFavoriteGame', { payload: { ...named(index), favorite }, token })
const keys = async (token: string) =>
  v.parse(listFavoriteKeys.reply, (await bench.call('listFavoriteKeys', { token })).value)

test('favourites are kept by member, the newest first, however often they are said (property)', async () => {
  const steps = fc.array(fc.tuple(fc.nat({ max: 5 }), fc.boolean()), { maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(steps, async (said) => {
      const { token } = await bench.member()
      let model: number[] = []
      for (const [index, favorite] of said) {
        expect(await mark(token, index, favorite)).toMatchObject({ success: true, value: {} })
        if (!favorite) model = model.filter((each) => each !== index)
        else if (!model.includes(index)) model = [index, ...model]
      }
      expect(await keys(token)).toEqual(model.map(named))
    }),
    { numRuns: 40 },
  )
})

test('one member’s favourites are no other’s', async () => {
  const [ana, eva] = [await bench.member(), await bench.member()]
  await mark(ana.token, 1)
  expect(await keys(eva.token)).toEqual([])
})

test('the list has them as games, in the language asked for', async () => {
  const { token } = await bench.member()
  await mark(token, 3)
  await mark(token, 1)
  const heard = await bench.call('listFavoriteGames', { payload: { language: 'EN' }, token })
  const list = v.parse(listFavoriteGames.reply, heard.value).games
  expect(list.map(({ gameId }) => gameId)).toEqual([named(1).gameId, named(3).gameId])
  expect(list[0]?.smallIcon).toMatch(/^http:\/\/sandbox\.test\/img\//)
})

test('there is room for so many and no more, and a mark that is there already needs none', async () => {
  const { token } = await bench.member()
  for (let index = 0; index < MOST_FAVORITES; index += 1) await mark(token, index)
  expect(await mark(token, MOST_FAVORITES)).toMatchObject({ success: false, message: 'too many favorites' })
  expect(await mark(token, 0)).toMatchObject({ success: true })
  await mark(token, 0, false)
  expect(await mark(token, MOST_FAVORITES)).toMatchObject({ success: true })
  expect(await keys(token)).toHaveLength(MOST_FAVORITES)
})

test('a game that there is not can’t be one', async () => {
  const { token } = await bench.member()
  const payload = { ...named(0), gameId: 'RNG-99999', favorite: true }
  expect(await bench.call('setFavoriteGame', { payload, token })).toMatchObject({
    success: false,
    message: 'game not found',
  })
})
