import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCategories } from '../../parts/category-nav/use-categories.ts'
import { section, sectionHead } from '../../ui/page.css.ts'
import { sectionTitle } from '../../ui/text.css.ts'
import { CATEGORIES_ID } from './anchors.ts'
import * as css from './categories-section.css.ts'

/** The brand's game categories as tiles. */
export function CategoriesSection() {
  return (
    <section className={section} id={CATEGORIES_ID} aria-labelledby="games-title">
      <div className={sectionHead}>
        <h2 id="games-title" className={sectionTitle}>
          <Trans>Games</Trans>
        </h2>
      </div>
      <ul className={css.grid}>
        {useCategories().map(({ to, name, icon: Motif }) => (
          <li key={to}>
            <Link to={to} className={css.tile}>
              <Motif aria-hidden className={css.motif} />
              <span className={css.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
