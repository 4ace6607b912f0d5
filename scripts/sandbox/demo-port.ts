/**
 * What the gateway knows of the demonstration that is plugged into it: pictures and games. Whoever makes a sandbox hands it
 * over (`SandboxOptions.demo`); without one the gateway answers the same calls (`plain-demo.ts`). The catalogue, tickets,
 * wallets and betting records stay the gateway's own: a demonstration works on them by `games/tickets.ts`,
 * `games/play-sessions.ts` and `games/round-books.ts`.
 */
import type { ReplyOf } from '../../src/api/transport/endpoint.ts'
import type { getBet } from '../../src/api/records/records.ts'
import type { DrawnPuzzle } from './captcha/puzzle.ts'
import type { Context, Services } from './context.ts'
import type { Game } from './seeds/games/games.ts'
import type { Bet } from './store/records/bets.ts'

/** What a demonstration may use of the gateway. */
export type Gateway = Pick<Services, 'merchants' | 'store' | 'scenarios' | 'seed' | 'now'>

/** What was bet on with one ticket, as `getBet` tells it. */
export type Selection = ReplyOf<typeof getBet>['selections'][number]

export interface Demo {
  readonly pictures: {
    /** Part of every picture's address (`site/images.ts`); another one whenever a picture would look otherwise. */
    readonly version: string
    /** Answers a request below `/img`, but for what members have sent; 404 where there is no such picture. */
    answer(request: Request): Promise<Response>
    /** Draws what the slider captcha shows, no two alike. */
    drawPuzzle(): Promise<DrawnPuzzle>
  }
  readonly games: {
    /** Answers a request to the games' own origin, where launches lead: `/play/<game id>?ticket=…`. */
    answer(request: Request): Promise<Response>
    /** Ends the open rounds whose time has come; asked before every call. */
    settleDue(): void
    /** What a game returns to the player as it is played here, in percent: a decimal string for its sheet. */
    returnOf(game: Game): string
    /** The selections of a bet, in the caller's language; none for a game in which nothing is chosen. */
    selectionsOf(bet: Bet, context: Pick<Context, 'language' | 'merchant'>): Selection[]
  }
}

/** Opens a demonstration on a gateway. */
export type OpenDemo = (gateway: Gateway) => Demo
