import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useCategories } from '../../parts/games/category-nav/use-categories.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { categoryTopsQuery } from '../../state/games/category-tops.ts'
import { languageAtom } from '../../state/site/language.ts'
import { whenIdle } from '../../state/site/when-idle.ts'
import { cx } from '../../ui/layout/cx.ts'
import { lane } from '../../ui/lists/lane.css.ts'
import { section, sectionHead } from '../../ui/page/page.css.ts'
import { sectionTitle } from '../../ui/layout/text.css.ts'
import { CategoryArt } from './category-art.tsx'
import { CATEGORIES_ID } from './section/anchors.ts'
import * as css from './categories-section.css.ts'

/** The looks that scroll sideways. */
const LANES = ['rail', 'arches', 'cubes']

/** The brand's game categories, by their icons or by what is played most in each, with how many games there are. */
export function CategoriesSection() {
  const look = useAtomValue(brandAtom).layout.categories
  const { code } = useAtomValue(languageAtom)
  const drawn = look !== 'tiles' && look !== 'rail'
  // The icons are the first view's; pictures come once it stands.
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const { data: tops } = useQuery({ ...categoryTopsQuery(code), enabled: drawn && idle })
  return (
    <section className={section} id={CATEGORIES_ID} aria-labelledby="games-title">
      <div className={sectionHead}>
        <h2 id="games-title" className={sectionTitle}>
          <Trans>Games</Trans>
        </h2>
      </div>
      <ul className={LANES.includes(look) ? cx(lane, css.list[look]) : css.list[look]}>
        {useCategories().map(({ category, to, name, icon: Motif }) => {
          const top = tops?.get(category)
          return (
            <li key={to}>
              <Link to={to} className={css.tile[look]}>
                <span className={css.art[look]}>
                  {drawn && top && top.games.length > 0 ? (
                    <CategoryArt games={top.games} look={look} />
                  ) : (
                    <Motif aria-hidden className={css.motif} />
                  )}
                </span>
                <span className={css.words[look]}>
                  <span className={css.name[look]}>{name}</span>
                  {drawn && (
                    <span className={css.count}>
                      {top && top.total !== null && <HowMany total={top.total} tables={category === 'LIVE'} />}
                    </span>
                  )}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function HowMany({ total, tables }: { readonly total: number; readonly tables: boolean }) {
  return tables ? (
    <Plural value={total} _0="No tables" one="# table" other="# tables" />
  ) : (
    <Plural value={total} _0="No games" one="# game" other="# games" />
  )
}
