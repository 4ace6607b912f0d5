/**
 * What the gateway knows of the demonstration that is plugged into it: texts, pictures and games. Whoever makes a sandbox hands it
 * over (`SandboxOptions.demo`); without one the gateway answers the same calls (`plain-demo.ts`). The catalogue, tickets,
 * wallets and betting records stay the gateway's own: a demonstration works on them by `games/tickets.ts`,
 * `games/play-sessions.ts` and `games/round-books.ts`.
 */
import type { WireReplyOf } from '../../src/api/transport/endpoint.ts'
import type { getBet } from '../../src/api/records/records.ts'
import type { DrawnPuzzle } from './captcha/puzzle-shape.ts'
import type { Scenarios } from './faults/scenarios.ts'
import type { ContentLanguage, MerchantSeed } from './site/merchant.ts'
import type { Game } from './seeds/games/games.ts'
import type { Bet } from './store/records/bets.ts'
import type { Store } from './store/store.ts'

/** What a demonstration may use of the gateway. */
export interface Gateway {
  readonly merchants: ReadonlyMap<string, MerchantSeed>
  readonly store: Store
  readonly scenarios: Scenarios
  /** What random-looking seeds are drawn from: the same number gives the same sandbox. */
  readonly seed: number
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Whose player asks, and in which language. */
export interface Audience {
  readonly merchant: MerchantSeed
  /** The language of the call's header: the merchant's code, and the texts that it is answered with. */
  readonly language: { readonly code: string; readonly family: ContentLanguage }
}

/** What was bet on with one ticket, as `getBet` tells it. */
export type Selection = WireReplyOf<typeof getBet>['selections'][number]

/** A text of some length. What it leaves open, `seeds/fill.ts` fills in. */
export interface Page {
  /** Plain text; empty for a page that is shown without one. */
  readonly title: string
  readonly html: string
}

/** What a short text is about: one English word may be two in another language. */
export type WordArea =
  | 'bonus'
  | 'chat'
  | 'deposit channel'
  | 'deposit method'
  | 'deposit refused'
  | 'good'
  | 'help topic'
  | 'mission'
  | 'promotion type'
  | 'rank'
  | 'reward'

export interface Demo {
  readonly texts: {
    /** @param key what the gateway calls it: `help/log-in`, `notices/limits`, `agent-notices/settlement-times`, `letters/welcome`, `promotions/welcome`, `rules/slot`, `referral`, `points`, `raffle`, `vip-bonus` */
    page(language: ContentLanguage, key: string): Page
    /** A short English text in a language; itself where there is no word for it. */
    say(language: ContentLanguage, area: WordArea, english: string): string
  }
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
    selectionsOf(bet: Bet, audience: Audience): Selection[]
  }
}

/** Opens a demonstration on a gateway. */
export type OpenDemo = (gateway: Gateway) => Demo
