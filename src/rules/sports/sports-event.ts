/** What search engines are told of a fixture (schema.org, `SportsEvent`). Spec: not shown. */
import type { Fixture, Team } from './fixture.ts'

interface Told {
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

const sideOf = ({ name, isPlayer }: Team) => ({ '@type': isPlayer ? 'Person' : 'SportsTeam', name })

/** A fixture as JSON-LD. */
export function sportsEvent(
  { home, away, league, startsAt, state }: Pick<Fixture, 'home' | 'away' | 'league' | 'startsAt' | 'state'>,
  { sport, url }: Told,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: `${home.name} – ${away.name}`,
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
