import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { formatInteger } from '../../../i18n/format/format.ts'
import { FavoriteHeart } from '../../../parts/sports/favorite-heart/favorite-heart.tsx'
import { useSportsFavorites } from '../../../parts/sports/favorite-heart/use-sports-favorites.ts'
import { languageAtom } from '../../../state/site/language.ts'
import * as css from './sport-choice.css.ts'
import * as own from './my-leagues.css.ts'
import type { Board } from './use-board.ts'

/** The member's favourite leagues, with how many fixtures each has within the week; nothing for who has none. */
export function MyLeagues({ board }: { readonly board: Board }) {
  const { t } = useLingui()
  const { leagues = [] } = useSportsFavorites()
  const { tag } = useAtomValue(languageAtom)
  const titleId = useId()
  if (leagues.length === 0) return null
  const counts = new Map(
    board.sports.data?.sports.flatMap((sport) => sport.leagues.map((each) => [each.id, each.week])),
  )
  return (
    <section aria-labelledby={titleId} className={css.panel}>
      <h2 id={titleId} className={css.title}>
        <Trans>My leagues</Trans>
      </h2>
      <ul className={css.list} aria-label={t`My leagues`}>
        {leagues.map((league) => (
          <li key={league.id} className={own.row}>
            <FavoriteHeart kind="league" it={league} />
            <button
              type="button"
              className={css.entry}
              aria-pressed={board.choice.league === league.id}
              onClick={() => board.change({ sport: league.sport, league: league.id, day: 'week' })}
            >
              <span className={css.name}>{league.name}</span>
              {counts.has(league.id) && (
                <span className={css.count}>{formatInteger(counts.get(league.id) ?? 0, tag)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
