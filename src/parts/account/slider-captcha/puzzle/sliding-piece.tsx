import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useRef, useState, type CSSProperties } from 'react'
import { percentText } from '../../../../i18n/format/percent.ts'
import { captchaUrl } from '../../../../rules/site/url-guard.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import { judgePuzzleAtom, sliderPuzzleQuery } from '../../../../state/account/slider-captcha.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { RefreshCw } from '../../../../ui/media/icons.tsx'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { ChevronRight } from '../../../../ui/media/later-icons.ts'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { icon } from '../../../../ui/media/icon.css.ts'
import { Split } from '../../../../ui/layout/split.tsx'
import { LoadFailure } from './load-failure.tsx'
import { OutcomeAlert } from './outcome-alert.tsx'
import * as css from './puzzle.css.ts'
import { useJudging } from './use-judging.ts'

/** More than a hand trembles, in pixels. */
const DRAG = 4

interface SlidingPieceProps {
  readonly onPass: (token: string) => void
  /** To the written question. */
  readonly onOther: () => void
}

/**
 * A picture with a hole and the piece that belongs there, moved by a slider: by mouse, by touch, by arrow keys a little
 * and by Page keys a lot. What the slider says is how far it has moved, never how far it has to.
 */
export function SlidingPiece({ onPass, onOther }: SlidingPieceProps) {
  const { t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  const hint = useId()
  const slider = useRef<HTMLInputElement>(null)
  const pressedAt = useRef(0)
  const judgePuzzle = useSetAtom(judgePuzzleAtom)
  const { data, isFetching, error, refetch } = useQuery(sliderPuzzleQuery)
  const [x, setX] = useState(0)
  const another = (): void => {
    setX(0)
    void refetch()
    slider.current?.focus()
  }
  const { busy, outcome, judge } = useJudging(onPass, another)
  const failed = error !== null && !isFetching
  useEffect(() => {
    if (!failed) slider.current?.focus()
  }, [failed])
  const scene = data && captchaUrl(data.scene)
  const piece = data && captchaUrl(data.piece)
  const other = (
    <Button variant="ghost" size="s" onClick={onOther}>
      <Trans>Answer a question instead</Trans>
    </Button>
  )
  if (failed) return <LoadFailure error={error} other={other} onRetry={() => void refetch()} />
  const most = data ? Math.max(1, data.width - data.pieceWidth) : 1
  const share = percentText(String(Math.round((100 * x) / most)), tag)
  const check = (): void => {
    if (data && !isFetching && x > 0) judge(() => judgePuzzle({ id: data.id, x }))
  }
  // React's type of a style has no custom properties.
  const measures = {
    '--part': data ? `${(100 * data.pieceWidth) / data.width}%` : '18%',
    '--shape': data ? `${data.width} / ${data.height}` : '2 / 1',
    '--way': x / most,
  } as CSSProperties
  return (
    <div className={css.puzzle} style={measures}>
      <Split>
        <p id={hint}>
          <Trans>Slide the piece to the place where it fits.</Trans>
        </p>
        <IconButton icon={RefreshCw} busy={isFetching} label={t`Another picture`} onClick={another} />
      </Split>
      <div className={css.frame}>
        {scene && piece && data && !isFetching ? (
          <>
            <img src={scene.href} alt={t`A picture with a piece missing`} className={css.scene} draggable={false} />
            <img
              src={piece.href}
              alt=""
              className={css.piece}
              draggable={false}
              style={{ transform: `translateX(${(100 * x) / data.pieceWidth}%)` }}
            />
          </>
        ) : (
          <Skeleton className={css.waiting} />
        )}
      </div>
      {/* The picture does not turn round with the writing direction, so the slider does not either. */}
      <div className={css.track} dir="ltr">
        <span className={css.done} aria-hidden />
        <input
          ref={slider}
          type="range"
          className={css.slider}
          aria-label={t`Position of the piece`}
          aria-valuetext={t`Moved ${share}`}
          aria-describedby={hint}
          min={0}
          max={most}
          step={1}
          value={x}
          onChange={(event) => {
            if (data && !isFetching && !busy) setX(event.currentTarget.valueAsNumber)
          }}
          onPointerDown={({ clientX }) => {
            pressedAt.current = clientX
          }}
          // Letting go after a drag is the answer. Pressing somewhere only brings the piece there, for who can't drag.
          onPointerUp={({ clientX }) => {
            if (Math.abs(clientX - pressedAt.current) > DRAG) check()
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') check()
          }}
        />
        <span className={css.grip} aria-hidden>
          <ChevronRight aria-hidden className={icon.m} />
        </span>
      </div>
      <OutcomeAlert outcome={outcome} wrong={t`That was not correct. Try a new picture.`} />
      <div className={css.actions}>
        {other}
        <Button size="s" busy={busy} {...(x === 0 ? { 'aria-disabled': true } : {})} onClick={check}>
          <Trans>Check</Trans>
        </Button>
      </div>
    </div>
  )
}
