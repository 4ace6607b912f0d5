import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../../state/site/brand.ts'
import * as frame from './offer-frame.css.ts'
import * as css from './offer-slide.css.ts'
import { ResponsibleLink } from './responsible-link.tsx'
import type { RecordSlide } from './slide.ts'
import { TermsLink } from './terms-link.tsx'
import { sentenceOf, type SlideWords } from './use-slide-words.ts'

interface SlideTermsProps {
  readonly slide: RecordSlide
  readonly words: SlideWords
}

/** What is asked in return and until when, with the way to all of it; facts where nothing is asked. */
export function SlideTerms({ slide, words: { asks, facts, lock, bounds } }: SlideTermsProps) {
  const { offers } = useAtomValue(brandAtom).layout
  // A plate has its facts in a row of their own.
  const inWords = asks.length > 0 ? asks : facts.map(sentenceOf)
  const said = offers === 'plate' ? [] : inWords
  return (
    <p className={frame.small}>
      {lock && said.length > 0 ? (
        <>
          <span className={css.phoneOnly}>
            {lock} {bounds}
          </span>
          <span className={css.notPhone}>{said.join(' ')}</span>
        </>
      ) : (
        said.join(' ')
      )}{' '}
      {'promotion' in slide && (
        <span className={frame.apart}>
          <TermsLink promotion={slide.promotion.id} />
        </span>
      )}{' '}
      {offers === 'ticket' && <ResponsibleLink />}
      {offers === 'plaque' && (
        <span className={css.phoneOnly}>
          <ResponsibleLink />
        </span>
      )}
    </p>
  )
}
