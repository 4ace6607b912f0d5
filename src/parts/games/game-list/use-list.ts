import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { Category } from '../../../rules/games/categories.ts'
import type { Game } from '../../../rules/games/game.ts'
import { fitsChoice, type GameChoice } from '../../../rules/games/game-choice.ts'
import type { Span } from '../../../rules/records/page-span.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { favoriteGamesQuery } from '../../../state/games/favorites.ts'
import { gatewayAtom } from '../../../state/gateway.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { recentGamesQuery } from '../../../state/games/recent-games.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import type { QueryAnswer } from '../../../ui/states/query-states.tsx'
import { useWhole, useWholeTotal } from './use-whole.ts'

/** Which games a list shows. */
export interface ListQuestion {
  readonly category: Category
  readonly choice: GameChoice
  /** Whether they are shown; nothing is asked for otherwise. */
  readonly wanted?: boolean
}

/** A list of games, wherever it comes from. */
export interface List {
  /** How many places it has; `undefined` before the first answer. */
  readonly length: number | undefined
  /** The game at a place, from 0; `undefined` while it is on its way. */
  readonly gameAt: (index: number) => Game | undefined
  /** Tells which places are looked at, and so which games are asked for. */
  readonly onSeen: (seen: Span) => void
  /** The first answer; a failure is also that of any later page. */
  readonly query: QueryAnswer<unknown>
  /** The first place that stays empty for a failure. */
  readonly errorAt: number
  /** Whether these are the games of the question before. */
  readonly older: boolean
}

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
  const gateway = useAtomValue(gatewayAtom)
  const { code } = useAtomValue(languageAtom)
  const isAsked = useAtomValue(sessionAtom) !== null && wanted
  const { source } = choice
  const favorites = useQuery({ ...favoriteGamesQuery(gateway, code), enabled: isAsked && source === 'favorites' })
  const recent = useQuery({ ...recentGamesQuery(gateway, code), enabled: isAsked && source === 'recent' })
  const query = source === 'favorites' ? favorites : recent
  const { data } = query
  const { digits } = useAtomValue(brandAtom).currency
  const games = useMemo(
    () => data?.filter((game) => fitsChoice(game, category, choice, digits)),
    [data, category, choice, digits],
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
