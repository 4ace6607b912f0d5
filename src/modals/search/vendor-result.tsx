import { useLingui } from '@lingui/react'
import { CATEGORY_PRESENTATION } from '../../parts/games/category-nav/category-presentation.ts'
import { VendorMark } from '../../parts/games/vendor-mark/vendor-mark.tsx'
import type { VendorPlace } from '../../rules/games/vendors/vendor-search.ts'
import { Option } from '../../ui/lists/options/option.tsx'
import { MarkedName } from './marked-name.tsx'
import type { ResultProps } from './result-props.ts'
import * as css from './search.css.ts'

interface VendorResultProps extends ResultProps {
  readonly place: VendorPlace
  readonly words: string
}

/** A vendor among the results, at one of its categories. */
export function VendorResult({ place, words, ...result }: VendorResultProps) {
  const { i18n } = useLingui()
  const { code, name, category } = place
  return (
    <Option
      {...result}
      look="tile"
      mark={
        <span className={css.mark}>
          <VendorMark code={code} name={name} />
        </span>
      }
      name={<MarkedName name={name} words={words} />}
      note={i18n._(CATEGORY_PRESENTATION[category].name)}
    />
  )
}
