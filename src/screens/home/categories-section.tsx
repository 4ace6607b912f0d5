import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useCategories } from '../../parts/games/category-nav/use-categories.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { cx } from '../../ui/layout/cx.ts'
import { lane } from '../../ui/lists/lane.css.ts'
import { section, sectionHead } from '../../ui/page/page.css.ts'
import { sectionTitle } from '../../ui/layout/text.css.ts'
import { CATEGORIES_ID } from './section/anchors.ts'
import * as css from './categories-section.css.ts'

/** The brand's game categories: a grid of large tiles, or one row of small ones. */
export function CategoriesSection() {
  const rail = useAtomValue(brandAtom).layout.categories === 'rail'
  return (
    <section className={section} id={CATEGORIES_ID} aria-labelledby="games-title">
      <div className={sectionHead}>
        <h2 id="games-title" className={sectionTitle}>
          <Trans>Games</Trans>
        </h2>
      </div>
      <ul className={rail ? cx(lane, css.rail) : css.grid}>
        {useCategories().map(({ to, name, icon: Motif }) => (
          <li key={to}>
            <Link to={to} className={cx(css.tile, rail && css.small)}>
              <Motif aria-hidden className={css.motif} />
              <span className={css.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
