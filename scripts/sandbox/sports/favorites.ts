/** Favourite teams and leagues. */
import { MOST_SPORTS_FAVORITES } from '../../../src/api/sports/sports-favorites.ts'
import type * as calls from '../../../src/api/sports/sports-favorites.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type { Answers } from '../contract.ts'
import { familyIn, orRefuse, requireModule } from '../handling.ts'
import type { SportsMark } from '../store/sports/sports-marks.ts'
import { SPORT_KINDS } from './sport-kinds.ts'
import { leagueName, leaguesOf, regionOf, teamName, teamsIn } from './sport-names.ts'

export const sportsFavorites = {
  listSportsFavorites: ({ language }, context) => {
    familyIn(context, language)
    const marks = context.store.sportsMarks.of(signedIn(context).id).flatMap((mark) => {
      const named = nameOf(context, mark)
      return named ? [{ ...mark, ...named }] : []
    })
    const of = (kind: SportsMark['kind']) =>
      marks.filter((mark) => mark.kind === kind).map(({ id, name, sport }) => ({ id, name, sport }))
    return { teams: of('team'), leagues: of('league') }
  },

  setSportsFavorite: ({ favorite, ...mark }, context) => {
    requireModule(context, 'FIXTURES')
    orRefuse(nameOf(context, mark), 'favorite not found')
    const { id } = signedIn(context)
    const held = context.store.sportsMarks.of(id)
    const isNew = favorite && !held.some((each) => each.kind === mark.kind && each.id === mark.id)
    if (isNew && held.length >= MOST_SPORTS_FAVORITES)
      throw new Refused('too many favorites', { most: MOST_SPORTS_FAVORITES })
    context.store.sportsMarks.set(id, mark, favorite)
    return {}
  },
} satisfies Answers<typeof calls>

/** What a team or a league is called, and its sport; ids of both say it. */
function nameOf(
  { merchant }: Context,
  { kind, id }: SportsMark,
): { readonly name: string; readonly sport: string } | null {
  const leagueId = kind === 'league' ? id : id.replace(/-t\d+$/, '')
  const sport = SPORT_KINDS.find(({ code }) => leagueId.replace(/-\d+$/, '') === code)
  const league = sport && leaguesOf(sport).find((each) => each.id === leagueId)
  if (!sport || !league) return null
  const region = regionOf(merchant)
  if (kind === 'league') return { name: leagueName(region, league), sport: sport.code }
  const team = teamsIn(league).find((each) => each.id === id)
  return team ? { name: teamName(region, sport, team).name, sport: sport.code } : null
}
