import { useLingui } from '@lingui/react'
import { CATEGORY_PRESENTATION } from '../../parts/games/category-nav/category-presentation.ts'
import { VendorMark } from '../../parts/games/vendor-mark/vendor-mark.tsx'
import type { VendorPlace } from '../../rules/games/vendors/vendor-search.ts'
import { MarkedName } from './marked-name.tsx'
import * as css from './search.css.ts'

/** A vendor among the results, at one of its categories. */
export function VendorResult({ place, words }: { readonly place: VendorPlace; readonly words: string }) {
  const { i18n } = useLingui()
  const { code, name, category } = place
  return (
    <>
      <span className={css.mark}>
        <VendorMark code={code} name={name} />
      </span>
      <span className={css.text}>
        <span className={css.name}>
          <MarkedName name={name} words={words} />
        </span>
        <span className={css.note}>{i18n._(CATEGORY_PRESENTATION[category].name)}</span>
      </span>
    </>
  )
}
