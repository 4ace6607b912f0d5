import { useLingui } from '@lingui/react/macro'
import { useCallback, type RefObject } from 'react'
import { icon } from '../../../ui/media/icon.css.ts'
import { Pause, Play } from '../../../ui/media/later-icons.ts'
import * as css from './hero-controls.css.ts'
import { useAutoplay } from './use-autoplay.ts'

interface HeroControlsProps {
  /** What stops the slides while the visitor is at it. */
  readonly area: RefObject<HTMLElement | null>
  /** Of the slides after the brand's own. */
  readonly titles: readonly string[]
  /** The slide that is seen, from 0. */
  readonly current: number
  readonly onGo: (slide: number) => void
}

/** A dot a slide, and the button that stops them. Swiping and arrow keys are the browser's. */
export function HeroControls({ area, titles, current, onGo }: HeroControlsProps) {
  const { t } = useLingui()
  const count = titles.length + 1
  const next = useCallback(() => onGo((current + 1) % count), [onGo, current, count])
  const { offered, paused, setPaused } = useAutoplay(area, next)
  const Mark = paused ? Play : Pause
  return (
    <fieldset className={css.bar} aria-label={t`Slides`}>
      {offered && (
        <button
          type="button"
          className={css.pause}
          aria-label={paused ? t`Resume slideshow` : t`Pause slideshow`}
          onClick={() => setPaused(!paused)}
        >
          <Mark aria-hidden className={icon.s} />
        </button>
      )}
      <div className={css.dots}>
        {['', ...titles].map((title, slide) => {
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
