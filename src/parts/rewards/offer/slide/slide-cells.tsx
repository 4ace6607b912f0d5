import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../../state/site/brand.ts'
import { cx } from '../../../../ui/layout/cx.ts'
import * as css from './offer-slide.css.ts'
import { ResponsibleLink } from './responsible-link.tsx'
import type { RecordSlide } from './slide.ts'
import { TermsLink } from './terms-link.tsx'
import type { SlideWords } from './use-slide-words.ts'

/** Beside each other, with the terms, a phone has room for no more. */
const MOST = 2

/** The title block below a drawing: what is worth knowing in hairline cells, the terms in the last. */
export function SlideCells({ slide, words: { facts } }: { readonly slide: RecordSlide; readonly words: SlideWords }) {
  const { t } = useLingui()
  const { minimumAge: age } = useAtomValue(brandAtom).access
  const terms = 'promotion' in slide
  return (
    <dl className={cx(css.cells, facts.length > MOST && css.cellsInTwo)}>
      {facts.map(({ name, value }, place) => (
        <div key={name} className={cx(css.cell, place > MOST && css.cellIfRoom)}>
          <dt className={css.cellName}>{name}</dt>
          <dd className={css.cellValue}>{value}</dd>
        </div>
      ))}
      <div className={cx(css.cell, !terms && css.narrowOnly)}>
        <dt className={css.cellName}>{terms ? t`${age}+ · Play responsibly` : t`${age}+`}</dt>
        <dd className={css.cellValue}>{terms ? <TermsLink promotion={slide.promotion.id} /> : <ResponsibleLink />}</dd>
      </div>
    </dl>
  )
}
