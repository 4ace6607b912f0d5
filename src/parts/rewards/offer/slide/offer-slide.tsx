import { useAtomValue } from 'jotai'
import { useId, type ReactNode } from 'react'
import { brandAtom } from '../../../../state/site/brand.ts'
import { cx } from '../../../../ui/layout/cx.ts'
import { JackpotFigure } from '../../../games/jackpot/jackpot-figure.tsx'
import { LotteryBalls } from '../../../lottery/lottery-balls/lottery-balls.tsx'
import { LaterMatchSlide } from '../../../sports/match-slide/later-match-slide.ts'
import * as frame from './offer-frame.css.ts'
import * as css from './offer-slide.css.ts'
import { ResponsibleLink } from './responsible-link.tsx'
import { SlideActions } from './slide-actions.tsx'
import { SlideCells } from './slide-cells.tsx'
import { SlideClock } from './slide-clock.tsx'
import { SlideDrawing } from './slide-drawing.tsx'
import { SlideTerms } from './slide-terms.tsx'
import type { RecordSlide, Slide } from './slide.ts'
import { useSlideWords } from './use-slide-words.ts'

interface OfferSlideProps {
  readonly slide: Slide
  /** What stands above its card, such as the page's heading. */
  readonly head?: ReactNode
  /** Whether there is room above its card for what is seen: that, or else its own title. */
  readonly isBelow?: boolean
}

const KINDS = { ticket: css.kind, plaque: css.kindLacquer, plate: css.kindPlate, blocks: css.kind } as const
/** A number of more signs than this takes smaller letters. */
const LONG = 7
/** Of more, still smaller ones. */
const HUGE = 15

/**
 * One thing that is sold, as the brand's hand draws it over the home page's first picture: its number, until when, what is
 * asked for, and one action. No word and no number of it stands in a picture.
 */
export function OfferSlide({ slide, head, isBelow = false }: OfferSlideProps) {
  return slide.kind === 'match' ? (
    <LaterMatchSlide id={slide.match.id} head={head} isBelow={isBelow} />
  ) : (
    <OfRecord slide={slide} head={head} isBelow={isBelow} />
  )
}

function OfRecord({ slide, head, isBelow = false }: OfferSlideProps & { readonly slide: RecordSlide }) {
  const id = useId()
  const { offers } = useAtomValue(brandAtom).layout
  const words = useSlideWords(slide)
  const { kind, title, figure, headline, facts } = words
  const shown = offers === 'blocks' ? headline : figure
  const note = offers === 'blocks' ? words.beneath : words.note
  const isAbove = isBelow && !head && title !== ''
  const heading = (
    <h2 id={id} className={isAbove ? css.ownHeadline : css.title[offers]}>
      {/* A clock that is no board says itself what it counts. */}
      {kind && (slide.kind !== 'draw' || offers === 'ticket') && <span className={KINDS[offers]}>{kind}</span>}
      {title}
    </h2>
  )
  return (
    <article className={frame.slide} aria-labelledby={id}>
      <SlideDrawing slide={slide} />
      {offers !== 'ticket' && offers !== 'blocks' && (
        <span className={css.corner[offers]}>
          <ResponsibleLink />
        </span>
      )}
      {head}
      {isAbove && heading}
      <div className={frame.card} data-offer="">
        <div className={frame.words}>
          {!isAbove && heading}
          <div className={css.row[offers]}>
            {slide.kind === 'jackpot' && offers === 'ticket' ? (
              <JackpotFigure {...slide.jackpot} onBoard />
            ) : (
              shown && (
                <p
                  className={cx(
                    css.figure[offers],
                    shown.length > LONG && css.long[offers],
                    shown === figure && slide.kind !== 'table' && css.whole,
                    offers !== 'blocks' && offers !== 'plate' && shown.length > HUGE && css.huge,
                  )}
                >
                  {slide.kind === 'jackpot' ? <JackpotFigure {...slide.jackpot} onBoard={false} /> : shown}
                </p>
              )
            )}
            {slide.kind === 'draw' && <SlideClock draw={slide.draw} />}
            {note && <p className={css.note[offers]}>{note}</p>}
          </div>
          {slide.kind === 'draw' && slide.draw.now.last && (
            <LotteryBalls family={slide.draw.lottery.family} balls={slide.draw.now.last.balls} />
          )}
        </div>
        {offers === 'plate' && facts.length > 0 && (
          <dl className={css.facts}>
            {facts.map(({ name, value }) => (
              <div key={name} className={css.fact}>
                <dt className={css.factName}>{name}</dt>
                <dd className={css.factValue}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className={frame.foot}>
          {offers !== 'blocks' && <SlideTerms slide={slide} words={words} />}
          <SlideActions slide={slide} titleId={id} />
        </div>
      </div>
      {offers === 'blocks' && <SlideCells slide={slide} words={words} />}
    </article>
  )
}
