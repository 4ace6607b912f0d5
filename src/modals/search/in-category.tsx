import { Plural, Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { CATEGORY_PRESENTATION } from '../../parts/games/category-nav/category-presentation.ts'
import { categoryRoute, type Category } from '../../rules/games/categories.ts'
import { writeChoice, WHOLE } from '../../rules/games/game-choice.ts'
import { buttonClass } from '../../ui/actions/button-class.ts'
import { icon } from '../../ui/media/icon.css.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import type { Found } from './use-found.ts'
import { Cluster } from '../../ui/layout/cluster.tsx'

/** The categories whose page takes words. */
const SEARCHED: ReadonlySet<Category> = new Set(['RNG', 'LIVE', 'COCKFIGHT', 'MINI'])

interface InCategoryProps {
  readonly found: Found
  readonly words: string
  readonly onGo: () => void
}

/** Below the games: how many more there are, and the pages that show all of them with their filters. */
export function InCategory({ found: { games = [], total, onMore }, words, onGo }: InCategoryProps) {
  const { i18n } = useLingui()
  const categories = new Set(
    games.flatMap(({ thing: { category } }) => (category !== null && SEARCHED.has(category) ? category : [])),
  )
  const left = total === null ? 0 : total - games.length
  if (categories.size === 0 || onMore) return null
  return (
    <Stack space="s">
      {left > 0 && (
        <p>
          <Plural
            value={left}
            one="One more game matches. Type more of its name, or see all with filters:"
            other="# more games match. Type more of the name, or see all with filters:"
          />
        </p>
      )}
      {left <= 0 && (
        <p>
          <Trans>Filter the results in:</Trans>
        </p>
      )}
      <Cluster as="ul" align="start">
        {[...categories].map((category) => {
          const { icon: Icon, name } = CATEGORY_PRESENTATION[category]
          return (
            <li key={category}>
              <Link
                to={categoryRoute(category)}
                search={writeChoice({ ...WHOLE, words }, {})}
                className={buttonClass('quiet', 's')}
                onClick={onGo}
              >
                <Icon aria-hidden className={icon.s} />
                {i18n._(name)}
              </Link>
            </li>
          )
        })}
      </Cluster>
    </Stack>
  )
}
