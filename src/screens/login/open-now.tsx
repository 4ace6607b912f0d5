import { Plural, Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { CATEGORY_PRESENTATION } from '../../parts/games/category-nav/category-presentation.ts'
import type { Category } from '../../rules/games/categories.ts'
import { listTotalQuery } from '../../state/games/game-list.ts'
import { languageAtom } from '../../state/site/language.ts'
import { icon } from '../../ui/media/icon.css.ts'
import * as css from './open-now.css.ts'

/** Whose games are counted by one call each. */
const COUNTED = ['LIVE', 'RNG', 'PVP'] as const satisfies readonly Category[]

/** How much there is to play, as the gateway counts it for anybody; nothing where it does not count. */
export function OpenNow() {
  const totals = [useTotal(COUNTED[0]), useTotal(COUNTED[1]), useTotal(COUNTED[2])]
  const counted = COUNTED.flatMap((category, index) => {
    const total = totals[index] ?? 0
    return total > 0 ? [{ category, total }] : []
  })
  if (counted.length === 0) return null
  return (
    <section className={css.plinth} aria-labelledby="open-now">
      <h2 id="open-now" className={css.title}>
        <Trans>Open now</Trans>
      </h2>
      <ul className={css.list}>
        {counted.map(({ category, total }) => (
          <Counted key={category} category={category} total={total} />
        ))}
      </ul>
    </section>
  )
}

function useTotal(category: Category): number | null {
  const { code } = useAtomValue(languageAtom)
  return useInfiniteQuery(listTotalQuery(code, { category })).data ?? null
}

function Counted({ category, total }: { readonly category: Category; readonly total: number }) {
  const { i18n } = useLingui()
  const { icon: Mark, name } = CATEGORY_PRESENTATION[category]
  return (
    <li className={css.item}>
      <span className={css.mark}>
        <Mark aria-hidden className={icon.l} />
      </span>
      <span className={css.words}>
        <span className={css.name}>{i18n._(name)}</span>
        <span className={css.count}>
          <Plural value={total} one="# game" other="# games" />
        </span>
      </span>
    </li>
  )
}
