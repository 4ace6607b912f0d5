import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { fitsChoice } from '../../../rules/games/game-choice.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { favoriteGamesQuery } from '../../../state/games/favorites.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { recentGamesQuery } from '../../../state/games/recent-games.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import type { List, ListQuestion } from './list-types.ts'
import { useWhole, useWholeTotal } from './use-whole.ts'

/** The games of a category that were chosen: those of the pages that are looked at, or what a member has marked or played. */
export function useList(question: ListQuestion): List {
  const whole = useWhole(question)
  const own = useOwn(question)
  return question.choice.source === 'all' ? whole : own
}

/**
 * How many games fit; `null` while, or where, nobody knows. Apart from the games: what shows the number alone is not
 * drawn anew with each page that comes.
 */
export function useListTotal(question: ListQuestion): number | null {
  const whole = useWholeTotal(question)
  const own = useOwn(question)
  return question.choice.source === 'all' ? whole : (own.length ?? null)
}

const nothing = (): void => undefined

function useOwn({ category, choice, wanted = true }: ListQuestion): List {
  const { code } = useAtomValue(languageAtom)
  const isAsked = useAtomValue(sessionAtom) !== null && wanted
  const { source } = choice
  const favorites = useQuery({ ...favoriteGamesQuery(code), enabled: isAsked && source === 'favorites' })
  const recent = useQuery({ ...recentGamesQuery(code), enabled: isAsked && source === 'recent' })
  const query = source === 'favorites' ? favorites : recent
  const { data } = query
  const { currency } = useAtomValue(brandAtom)
  const games = useMemo(
    () => data?.filter((game) => fitsChoice(game, category, choice, currency)),
    [data, category, choice, currency],
  )
  return {
    length: games?.length,
    gameAt: (index) => games?.[index],
    onSeen: nothing,
    query,
    errorAt: games?.length ?? 0,
    older: false,
  }
}
