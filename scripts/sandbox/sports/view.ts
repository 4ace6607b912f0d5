/** A fixture as it stands by the sandbox's clock: between two moments nothing of it changes. */
import type { Services } from '../context.ts'
import type { Deed } from '../store/sports/deeds.ts'
import { DAY_MS, type SeedFixture } from './calendar.ts'
import type { Game } from './game-shape.ts'
import { endOf, gameAt } from './game.ts'

/** A fixture at a moment. */
export interface View {
  readonly fixture: SeedFixture
  /** The moment that all of it holds for; the version of what is told. */
  readonly at: number
  readonly game: Game
  readonly deeds: readonly Deed[]
}

/** How often prices move, in milliseconds: of a game that is on, of one that is to come, and of one that is days off. */
const LIVE_STEP = 4000
const CALM_STEP = 60_000
const FAR_STEP = 1_200_000
/** How a fixture stands by the sandbox's clock. */
export function viewOf({ store, now }: Pick<Services, 'store' | 'now'>, fixture: SeedFixture): View {
  const deeds = store.sportsDeeds.of(fixture.id, now())
  const at = momentOf(fixture, now(), deeds)
  return { fixture, at, game: gameAt(fixture, at, deeds), deeds }
}

/** The last moment at which anything can have changed: between two of them all stands as it is. */
function momentOf(fixture: SeedFixture, now: number, deeds: readonly Deed[]): number {
  const end = now < fixture.startsAt ? Infinity : endOf(fixture, deeds)
  const isLive = now >= fixture.startsAt && now < end
  const step = isLive ? LIVE_STEP : fixture.startsAt - now > DAY_MS ? FAR_STEP : CALM_STEP
  const phase = fixture.seed % step
  const tick = Math.floor((now - phase) / step) * step + phase
  const since = [fixture.startsAt, end, ...deeds.map(({ at }) => at)].filter((moment) => moment <= now)
  return now >= end ? Math.max(...since) : Math.max(tick, ...since)
}
