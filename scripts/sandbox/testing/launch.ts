/** Launches as players make them, for the tests of who may play what. */
import * as v from 'valibot'
import { afterAll } from 'vitest'
import type { Contract } from '../../../src/api/contract.ts'
import { listRecentGames } from '../../../src/api/games/favorites.ts'
import { gameWhich, launching } from './contract.ts'
import type { MerchantSeed } from '../site/merchant.ts'
import type { MemberKind } from '../seeds/account/accounts.ts'
import type { Game } from '../seeds/games/games.ts'
import { hoasen, createTestSandbox, pampas, wireframe, type Said } from './sandbox.ts'

/** One with a free trial, and one without. */
export const slot = gameWhich(({ supportPlay }) => supportPlay === 0)
export const other = gameWhich((game) => game.category === 'RNG' && game.supportPlay === 1)
export const named = ({ vassalage, gameId, nodeId }: Game) => ({ vassalage, gameId, nodeId })

export const addressOf = (value: unknown) => new URL((value as { game_url: string }).game_url) // a launch's reply

export interface Player {
  readonly username: string
  readonly token: string
}

/** A sandbox for the file that runs, and launches there. */
export function openLaunches() {
  const bench = createTestSandbox({ merchants: [pampas, wireframe, hoasen] })
  afterAll(() => bench.sandbox.close())
  const join = (kind?: MemberKind, merchant?: MerchantSeed, balance?: string) => bench.member(kind, merchant, balance)

  /** Launches as a player does, with what was said laid over it. */
  const launch = (
    player: Player,
    more: object,
    said: Said & { name?: keyof Contract } = {},
  ): ReturnType<typeof bench.call> => {
    const { username, token } = player
    const { merchantCode } = said.merchant ?? pampas
    const payload = { ...launching, username, token, merchantCode, language: 'EN', ...more }
    return bench.call(said.name ?? 'getLaunchAddress', { payload, token, ...said })
  }
  const recent = async (player: Player, merchant = pampas) => {
    const heard = await bench.call('listRecentGames', {
      payload: { language: 'EN', count: 24 },
      token: player.token,
      merchant,
    })
    return v.parse(listRecentGames.reply, heard.value).games.map(({ gameId }) => gameId)
  }

  return { bench, join, launch, recent }
}
