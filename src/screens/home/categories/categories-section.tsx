import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useCategories } from '../../../parts/games/category-nav/use-categories.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { whenIdle } from '../../../state/site/when-idle.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { lane } from '../../../ui/lists/lane.css.ts'
import { section, sectionHead } from '../../../ui/page/page.css.ts'
import { sectionTitle } from '../../../ui/layout/text.css.ts'
import { CATEGORIES_ID } from '../../../rules/site/anchors.ts'
import * as css from './categories-section.css.ts'
import type { CategoryTops, Drawings, DrawnLook } from './category-tops.tsx'

/** The brand's game categories, by their icons or by what is played most in each, with how many games there are. */
export function CategoriesSection() {
  const { categories: look, navigationCounts } = useAtomValue(brandAtom).layout
  const drawn = look === 'tiles' || look === 'rail' ? null : look
  const drawings = useDrawings(drawn)
  return (
    <section
      className={section}
      id={CATEGORIES_ID}
      aria-labelledby="games-title"
      data-look={look}
      data-counted={navigationCounts === 'none' ? undefined : ''}
    >
      {drawings.source}
      <div className={sectionHead}>
        <h2 id="games-title" className={sectionTitle}>
          {look === 'arches' ? <Trans context="of a house">Rooms</Trans> : <Trans>Games</Trans>}
        </h2>
      </div>
      <ul className={cx(css.scrolls.includes(look) && lane, css.list)}>
        {useCategories().map(({ category, to, name, icon: Motif }) => {
          const { art, count } = drawings.of?.get(category) ?? {}
          return (
            <li key={to}>
              <Link to={to} className={css.tile}>
                <span className={css.art}>{art ?? <Motif aria-hidden className={css.motif} />}</span>
                <span className={css.words}>
                  <span className={css.name}>{name}</span>
                  {drawn && <span className={css.count}>{count}</span>}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

// Apart: what follows `import()` itself runs before its styles are there, and does not hear that they did not come.
const loadTops = () => import('./category-tops.tsx')

/** The icons are the first view's: what draws the pictures comes once it stands, and stays away where it does not come. */
function useDrawings(look: DrawnLook | null) {
  const [later, setLater] = useState<{ readonly CategoryTops: typeof CategoryTops }>()
  const [drawings, setDrawings] = useState<Drawings>()
  useEffect(() => {
    if (!look) return undefined
    return whenIdle(() => void loadTops().then(setLater, () => undefined))
  }, [look])
  return { of: drawings, source: later && look && <later.CategoryTops look={look} onDrawn={setDrawings} /> }
}
