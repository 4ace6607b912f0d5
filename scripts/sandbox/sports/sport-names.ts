/** Who plays, and in what: teams, players and leagues with invented names, as a merchant's part of the world has them. */
import { numberOf } from '../seeds/random.ts'
import { offersVietnam, type MerchantSeed } from '../site/merchant.ts'
import { ENGLISH } from './names/english.ts'
import type { Naming } from './names/naming.ts'
import { PLATA } from './names/plata.ts'
import { SURNAMES } from './names/players.ts'
import { VIETNAM } from './names/vietnam.ts'
import type { SportKind } from './sport-kinds.ts'

export const REGIONS = { plata: PLATA, english: ENGLISH, vietnam: VIETNAM } as const
export type Region = keyof typeof REGIONS

/** Where a merchant's players follow sports, by what they speak. */
export function regionOf(merchant: Pick<MerchantSeed, 'languages'>): Region {
  if (offersVietnam(merchant)) return 'vietnam'
  return merchant.languages.some(({ catalogue }) => catalogue.startsWith('es')) ? 'plata' : 'english'
}

/** What a sport goes by in a part of the world. */
const namingOf = (region: Region, code: string): Naming => (code in REGIONS[region].leagues ? REGIONS[region] : ENGLISH)

/** How many play in a league: so many that nobody's next game begins before this one has ended. */
const TEAMS = 32

/** A league or a team whatever it is called. */
export interface SeedLeague {
  readonly id: string
  readonly rank: number
}

export interface SeedTeam {
  readonly id: string
}

const made = new Map<string, readonly SeedLeague[]>()

/** A sport's leagues, the first one first; their ids tell the sport. */
export function leaguesOf({ code }: Pick<SportKind, 'code'>): readonly SeedLeague[] {
  const known = made.get(code)
  if (known) return known
  const leagues = (PLATA.leagues[code] ?? []).map((_, at) => ({ id: `${code}-${at + 1}`, rank: at + 1 }))
  made.set(code, leagues)
  return leagues
}

/** Who plays in a league. */
export const teamsIn = ({ id }: SeedLeague): readonly SeedTeam[] =>
  Array.from({ length: TEAMS }, (_, at) => ({ id: `${id}-t${at + 1}` }))

/** The sport, the league and the team that an id names, each counted from 0; `null` for the id of none. */
function readId(id: string): { readonly code: string; readonly league: number; readonly team: number } | null {
  const [, code = '', league, team = '1'] = /^([a-z-]+)-(\d{1,2})(?:-t(\d{1,2}))?$/.exec(id) ?? []
  const at = { code, league: Number(league) - 1, team: Number(team) - 1 }
  return at.league < leaguesOf({ code }).length && at.league >= 0 && at.team >= 0 && at.team < TEAMS ? at : null
}

/** What a league is called. */
export function leagueName(region: Region, { id }: SeedLeague): string {
  const at = readId(id)
  return (at && namingOf(region, at.code).leagues[at.code]?.[at.league]) ?? id
}

export interface TeamName {
  readonly name: string
  /** In at most `SHORT` letters. */
  readonly shortName: string
}

/** How long a short name is. */
export const SHORT = 14

const initialled = (place: string): string => place.replace(/^(\S)\S*/, '$1.')

const squads = new Map<string, readonly TeamName[]>()

/** What those who play in a league are called. */
function squadOf(region: Region, { code, players }: Pick<SportKind, 'code' | 'players'>, league: string) {
  const key = `${region}/${league}`
  const known = squads.get(key)
  if (known) return known
  const { places, forms, club } = namingOf(region, code)
  const pool = players ? SURNAMES : places
  const written = forms[code] ?? club
  const first = numberOf(league)
  const squad = Array.from({ length: TEAMS }, (_, at): TeamName => {
    const name = pool[(first + at * 7) % pool.length] ?? ''
    const initial = String.fromCodePoint(65 + (((first >>> 4) + at * 5) % 26))
    const whole = players ? `${initial}. ${name}` : (written[at % written.length] ?? '{}').replace('{}', name)
    return { name: whole, shortName: whole.length <= SHORT ? whole : name.length <= SHORT ? name : initialled(name) }
  })
  squads.set(key, squad)
  return squad
}

/** What a team or a player is called. */
export function teamName(region: Region, sport: Pick<SportKind, 'code' | 'players'>, { id }: SeedTeam): TeamName {
  const at = readId(id)
  return (at && squadOf(region, sport, `${at.code}-${at.league + 1}`)[at.team]) ?? { name: id, shortName: id }
}

/** A fixture's league and both sides as a merchant's players know them. */
export function namesIn(
  merchant: Pick<MerchantSeed, 'languages'>,
  { sport, league, home, away }: { readonly sport: SportKind; readonly league: SeedLeague } & Sides,
) {
  const region = regionOf(merchant)
  return {
    league: { ...league, name: leagueName(region, league) },
    home: { ...home, ...teamName(region, sport, home) },
    away: { ...away, ...teamName(region, sport, away) },
  }
}

interface Sides {
  readonly home: SeedTeam
  readonly away: SeedTeam
}
