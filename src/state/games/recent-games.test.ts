import { MutationObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { gameWhich } from '../../../scripts/sandbox/testing/contract.ts'
import { credentials, createTestSandbox } from '../../../scripts/sandbox/testing/sandbox.ts'
import type { Launch } from '../../rules/games/play/launch.ts'
import { launchMutation } from './play/launch.ts'
import { recentGamesCount, recentGamesQuery } from './recent-games.ts'
import { sessionAtom } from '../account/login/session.ts'
import { openSession } from '../../testing/session.ts'
import { signOutAtom } from '../account/login/sign-out.ts'

const { vassalage: vendor, gameId, nodeId } = gameWhich(({ category }) => category === 'LIVE')
const launch: Launch = { kind: 'game', vendor, gameId, nodeId, category: 'LIVE', trial: false }

test('how many there were is known to a reload until the session ends', async () => {
  const { page, signIn } = openSession(createTestSandbox())
  const { store, queries } = page
  await signIn(credentials('player'))
  const query = { ...recentGamesQuery('TY'), staleTime: 0 }
  expect(recentGamesCount()).toBeNull()
  await queries.fetchQuery(query)
  expect(recentGamesCount()).toBe(0)
  const launcher = { language: 'TY', session: store.get(sessionAtom) }
  await new MutationObserver(queries, launchMutation(launcher)).mutate(launch)
  expect(await queries.fetchQuery(query)).toMatchObject([{ vendor, gameId, category: 'LIVE' }])
  expect(recentGamesCount()).toBe(1)
  store.set(signOutAtom, queries)
  expect(recentGamesCount()).toBeNull()
})

test('an answer that comes after the sign-out leaves nothing behind', async () => {
  const { page, signIn, onItsWay } = openSession(createTestSandbox())
  const { store, queries } = page
  await signIn(credentials('player'))
  const { late, release } = await onItsWay(() => queries.fetchQuery(recentGamesQuery('TY')))
  store.set(signOutAtom, queries)
  release()
  await expect(late).rejects.toThrow()
  expect(recentGamesCount()).toBeNull()
})
