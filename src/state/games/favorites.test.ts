import { MutationObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { credentials, createTestSandbox } from '../../../scripts/sandbox/testing/sandbox.ts'
import { Refusal, TransportFailure } from '../../rules/failure.ts'
import { gameKey, type Game } from '../../rules/games/game.ts'
import { favoriteGamesQuery, favoriteKeysQuery, favoriteMutation } from './favorites.ts'
import { hotGamesQuery } from './games.ts'
import { openSession } from '../../testing/session.ts'
import { signOutAtom } from '../account/login/sign-out.ts'

/** A member's page with some games to choose from, and a favourite list that was seen. */
async function open() {
  const bench = createTestSandbox()
  const session = openSession(bench)
  await session.signIn(credentials('player'))
  const { queries } = session.page
  const [one, two] = await queries.fetchQuery(hotGamesQuery('TY'))
  if (!one || !two) throw new Error('the sandbox has no hot games')
  const keys = favoriteKeysQuery
  const games = favoriteGamesQuery('TY')
  await Promise.all([queries.fetchQuery(keys), queries.fetchQuery(games)])
  return {
    ...session,
    bench,
    one,
    two,
    mark: (game: Game, favorite = true) => new MutationObserver(queries, favoriteMutation).mutate({ game, favorite }),
    shown: () => [
      [...(queries.getQueryData(keys.queryKey) ?? [])],
      (queries.getQueryData(games.queryKey) ?? []).map(gameKey),
    ],
    kept: async () => (await queries.fetchQuery({ ...games, staleTime: 0 })).map(gameKey),
    isAsked: () => queries.getQueryData(keys.queryKey) !== undefined,
  }
}
/** Until what the click has begun is shown: before any answer. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 0))

test('a mark shows at once, in both lists, and is kept', async () => {
  const { one, two, mark, shown, kept, onItsWay } = await open()
  const { late, release } = await onItsWay(() => mark(one))
  expect(shown()).toEqual([[gameKey(one)], [gameKey(one)]])
  release()
  await late
  await mark(two)
  expect(shown()[1]).toEqual([gameKey(two), gameKey(one)])
  expect(await kept()).toEqual([gameKey(two), gameKey(one)])
  await mark(one, false)
  expect(await kept()).toEqual([gameKey(two)])
})

test('a mark that is refused, or never arrives, is taken back', async () => {
  const { bench, one, two, mark, shown, goOffline } = await open()
  await mark(one)
  await bench.control('POST', '/sandbox/scenarios', {
    kind: 'refusing',
    endpoint: 'setFavoriteGame',
    message: 'too many favorites',
  })
  await expect(mark(two)).rejects.toBeInstanceOf(Refusal)
  expect(shown()).toEqual([[gameKey(one)], [gameKey(one)]])
  await expect(mark(one, false)).rejects.toBeInstanceOf(Refusal)
  expect(shown()).toEqual([[gameKey(one)], [gameKey(one)]])
  goOffline()
  await expect(mark(two)).rejects.toBeInstanceOf(TransportFailure)
  expect(shown()).toEqual([[gameKey(one)], [gameKey(one)]])
})

test('the last of several quick words counts', async () => {
  const { one, mark, shown, kept } = await open()
  const all = [mark(one), mark(one, false), mark(one)]
  await aMoment()
  expect(shown()[0]).toEqual([gameKey(one)])
  await Promise.all(all)
  expect(await kept()).toEqual([gameKey(one)])
})

test('a late answer leaves nothing behind after a logout', async () => {
  const { bench, one, mark, page, onItsWay, isAsked } = await open()
  await bench.control('POST', '/sandbox/scenarios', {
    kind: 'refusing',
    endpoint: 'setFavoriteGame',
    message: 'wallet busy',
  })
  const { late, release } = await onItsWay(() => mark(one, false))
  page.store.set(signOutAtom, page.queries)
  release()
  await late.catch(() => undefined)
  expect(isAsked()).toBe(false)
})
