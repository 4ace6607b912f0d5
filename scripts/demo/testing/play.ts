/** Sits a member down at a game, as its page would: launch, ticket, session. */
import { randomBytes } from 'node:crypto'
import type { Category } from '../../../src/rules/games/categories.ts'
import type { MerchantSeed } from '../../sandbox/site/merchant.ts'
import { gamesOf } from '../../sandbox/seeds/games/catalogue.ts'
import type { Game } from '../../sandbox/seeds/games/games.ts'
import { pampas, type Bench } from '../../sandbox/testing/sandbox.ts'
import type { RoundAnswer } from '../games/rounds.ts'

/** What the games' server answers. */
export interface Told {
  readonly success: boolean
  readonly reason?: string
  readonly value: Readonly<Record<string, unknown>>
}

export interface Table {
  readonly game: Game
  readonly username: string
  readonly token: string
  readonly url: URL
  /** The page's session. */
  readonly session: string
  /** What the session began with. */
  readonly state: Readonly<Record<string, unknown>>
  /** Calls the games' server in this session. */
  post(path: string, body: unknown): Promise<Told>
  /** Bets, and hands out what a round answers. @throws Error where it was refused */
  play(bet: object, roundId?: string): Promise<RoundAnswer>
  /** The member's balance at the gateway: a decimal string. */
  balance(): Promise<string>
}

export const newRound = (): string => randomBytes(16).toString('hex')

/** The first game of a category that a merchant offers, and that fits. */
export function gameOf(merchant: MerchantSeed, category: Category, fits: (game: Game) => boolean = () => true): Game {
  const found = gamesOf(merchant, { seed: 1 }).find((game) => game.category === category && fits(game))
  if (!found) throw new Error(`${merchant.id} offers no such ${category}`)
  return found
}

/** What `getLaunchAddress` takes for a game. */
export const launchOf = (game: Game, who: { username: string; token: string }, merchant: MerchantSeed = pampas) => ({
  gameId: game.gameId,
  nodeId: game.nodeId,
  accountType: 1,
  confirmTrans: 0,
  vassalage: game.vassalage,
  launchMode: 'GLS',
  platform: 'html5-desktop',
  clientType: 3,
  username: who.username,
  token: who.token,
  merchantCode: merchant.merchantCode,
  language: merchant.languages[0]?.code ?? '',
})

/** Launches a game for a member, and redeems its ticket. */
export async function sitDown(
  bench: Bench,
  game: Game,
  {
    balance = '1000.00',
    merchant = pampas,
    who,
    ...more
  }: {
    balance?: string
    merchant?: MerchantSeed
    who?: { username: string; token: string }
    /** A room of the game, where it is played in one. */
    roomId?: string
    /** For play money. */
    demo?: 1
  } = {},
): Promise<Table> {
  const { username, token } = who ?? (await bench.member('player', merchant, balance))
  const launched = await bench.call('getLaunchAddress', {
    merchant,
    token,
    payload: { ...launchOf(game, { username, token }, merchant), ...more },
    headers: { Language: merchant.languages[0]?.code ?? '' },
  })
  const url = new URL((launched.value as { game_url: string }).game_url) // checked by the endpoint's own schema
  const post = async (path: string, body: unknown, session = ''): Promise<Told> => {
    const response = await bench.sandbox.fetchGames(
      new Request(new URL(path, url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-play-session': session },
        body: JSON.stringify(body),
      }),
    )
    return (await response.json()) as Told // the games' server answers so, or with an error that tests see
  }
  const begun = await post('/play/session', { ticket: url.searchParams.get('ticket') })
  const session = String(begun.value['session'])
  return {
    game,
    username,
    token,
    url,
    session,
    state: begun.value,
    post: (path, body) => post(path, body, session),
    play: async (bet, roundId = newRound()) => {
      const told = await post('/play/round', { roundId, bet }, session)
      if (!told.success) throw new Error(told.reason)
      return told.value as unknown as RoundAnswer
    },
    balance: async () => {
      const heard = await bench.call('getBalance', { merchant, token })
      return String((heard.value as { sumBalance: string }).sumBalance) // as the endpoint's schema has it
    },
  }
}
