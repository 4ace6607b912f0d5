/** What search engines are told of a fixture (schema.org, `SportsEvent`). Spec: not shown. */
import type { Fixture, Team } from './fixture.ts'

interface Told {
  /** What the match is called. */
  readonly name: string
  /** The sport in words. */
  readonly sport: string
  /** The whole address of the page. */
  readonly url: string
}

const STATUS: Readonly<Record<Fixture['state'], string>> = {
  coming: 'EventScheduled',
  live: 'EventScheduled',
  paused: 'EventScheduled',
  finished: 'EventScheduled',
  postponed: 'EventPostponed',
  unknown: 'EventScheduled',
}

type Side = Readonly<{ '@type': string; name: string }>
/** By its properties; what is several of one is a list. */
type SportsEvent = Readonly<Record<string, string | Readonly<Record<string, string>> | readonly Side[]>>

const sideOf = ({ name, isPlayer }: Team) => ({ '@type': isPlayer ? 'Person' : 'SportsTeam', name })

/** A fixture as a thing of schema.org. */
export function sportsEvent(
  { home, away, league, startsAt, state }: Pick<Fixture, 'home' | 'away' | 'league' | 'startsAt' | 'state'>,
  { name, sport, url }: Told,
): SportsEvent {
  return {
    '@type': 'SportsEvent',
    name,
    url,
    sport,
    startDate: new Date(startsAt).toISOString(),
    eventStatus: `https://schema.org/${STATUS[state]}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    homeTeam: sideOf(home),
    awayTeam: sideOf(away),
    competitor: [sideOf(home), sideOf(away)],
    superEvent: { '@type': 'SportsEvent', name: league.name },
  }
}
