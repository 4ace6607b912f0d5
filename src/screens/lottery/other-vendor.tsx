import { Plural, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useId } from 'react'
import { CATEGORY_PRESENTATION } from '../../parts/games/category-nav/category-presentation.ts'
import { ChipGroup } from '../../ui/actions/chip-group.tsx'
import { Chip } from '../../ui/actions/chip.tsx'
import type { Toggle } from '../../parts/games/game-filters/filter-labels.ts'
import { useChangeSearch } from '../../parts/site/change-search/use-change-search.ts'
import { useGameChoice } from '../../parts/games/game-filters/use-game-choice.ts'
import { CategoryGames } from '../../parts/games/game-list/category-games.tsx'
import { useListTotal } from '../../parts/games/game-list/use-list.ts'
import { sectionTitle } from '../../ui/layout/text.css.ts'
import * as css from './lobby/lobby-view.css.ts'
import type { OtherLotteries } from './use-other-vendors.ts'

const TOGGLES: readonly Toggle[] = ['isHot', 'isNew', 'highBet']

/** The lotteries of another vendor, which are games like any other: electronic ones, or those of the vendor's own draws. */
export function OtherVendor({ vendor }: { readonly vendor: OtherLotteries }) {
  const { i18n, t } = useLingui()
  const titleId = useId()
  const control = useGameChoice(true)
  const kind = useSearch({ strict: false, select: (search: Record<string, unknown>) => search['kind'] })
  const change = useChangeSearch()
  const { categories, name } = vendor
  const [first = 'ELOTT'] = categories
  const category = categories.find((each) => each === kind) ?? first
  const total = useListTotal({ category, choice: control.choice })
  return (
    <section aria-labelledby={titleId} className={css.group}>
      <div className={css.groupHead}>
        <h2 id={titleId} className={sectionTitle}>
          {name}
        </h2>
        <output className={css.count}>
          {total !== null && <Plural value={total} _0="No games" one="# game" other="# games" />}
        </output>
      </div>
      {categories.length > 1 && (
        <ChipGroup label={t`Kinds of draws`}>
          {categories.map((each) => (
            <Chip
              key={each}
              pressed={each === category}
              onPress={() =>
                change(({ kind: _kind, ...before }) => (each === first ? before : { ...before, kind: each }))
              }
            >
              {i18n._(CATEGORY_PRESENTATION[each].name)}
            </Chip>
          ))}
        </ChipGroup>
      )}
      <CategoryGames category={category} control={control} toggles={TOGGLES} vendors={[vendor]} titleId={titleId} />
    </section>
  )
}
