import { useLingui } from '@lingui/react/macro'
import { useCallback, type RefObject } from 'react'
import { directional, icon } from '../../../ui/media/icon.css.ts'
import { ChevronLeft, ChevronRight, Pause, Play } from '../../../ui/media/later-icons.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { cx } from '../../../ui/layout/cx.ts'
import * as css from './hero-controls.css.ts'
import { useAutoplay } from './use-autoplay.ts'

interface HeroControlsProps {
  /** What stops the slides while the visitor is at it. */
  readonly area: RefObject<HTMLElement | null>
  /** Of each slide, the first one as well. */
  readonly titles: readonly string[]
  /** The slide that is seen, from 0. */
  readonly current: number
  /** A dot a slide, or which of how many it is, between arrows. */
  readonly look: 'dots' | 'count'
  readonly onGo: (slide: number) => void
}

/** Which slide is seen, the way to the others, and the button that stops them. Swiping and arrow keys are the browser's. */
export function HeroControls({ area, titles, current, look, onGo }: HeroControlsProps) {
  const { t } = useLingui()
  const count = titles.length
  const next = useCallback(() => onGo((current + 1) % count), [onGo, current, count])
  const { offered, paused, setPaused } = useAutoplay(area, next)
  const Mark = paused ? Play : Pause
  const pause = offered && (
    <button
      type="button"
      className={css.pause}
      aria-label={paused ? t`Resume slideshow` : t`Pause slideshow`}
      onClick={() => setPaused(!paused)}
    >
      <Mark aria-hidden className={icon.s} />
    </button>
  )
  if (look === 'count') {
    const place = current + 1
    return (
      <fieldset className={cx(css.bar, css.plate)} aria-label={t`Slides`}>
        <button
          type="button"
          className={cx(css.pause, css.previous)}
          aria-label={t`Previous slide`}
          onClick={() => onGo((current + count - 1) % count)}
        >
          <ChevronLeft aria-hidden className={cx(icon.s, directional)} />
        </button>
        <span className={css.count}>
          <VisuallyHidden>{t`Slide ${place} of ${count}`}</VisuallyHidden>
          <span aria-hidden>
            {place} / {count}
          </span>
        </span>
        <button type="button" className={css.pause} aria-label={t`Next slide`} onClick={next}>
          <ChevronRight aria-hidden className={cx(icon.s, directional)} />
        </button>
        {pause}
      </fieldset>
    )
  }
  return (
    <fieldset className={css.bar} aria-label={t`Slides`}>
      {pause}
      <div className={css.dots}>
        {titles.map((title, slide) => {
          const place = slide + 1
          return (
            <button
              key={place}
              type="button"
              className={css.dot}
              aria-label={title ? t`Slide ${place} of ${count}: ${title}` : t`Slide ${place} of ${count}`}
              aria-current={slide === current}
              onClick={() => onGo(slide)}
            >
              <span className={css.mark} />
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
