import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { formatDuration } from '../../../i18n/format/duration-format.ts'
import { countdownParts, type CountdownParts } from '../../../rules/countdown.ts'
import { drawPhase } from '../../../rules/lottery/draw-phase.ts'
import { useTimeLeft } from '../../../state/countdown.ts'
import { languageAtom } from '../../../state/site/language.ts'
import type { LotteryNow } from '../../../state/lottery/lottery.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { useTimeout } from '../../../ui/hooks/use-timeout.ts'
import * as css from './lottery-clock.css.ts'

interface LotteryClockProps {
  readonly next: LotteryNow['next']
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  readonly offset: number
  /** `l`: the digits in boxes, for a draw that has a place of its own. */
  readonly size?: 'm' | 'l'
  /** Without what it is called above it, where its place says so; that bets are closed is said all the same. */
  readonly bare?: boolean
}

const two = (part: number): string => String(part).padStart(2, '0')

/** The time left until a draw, each second; then that it is being held (spec 1 and 2: lottery draws). */
export function LotteryClock({ next, offset, size = 'm', bare = false }: LotteryClockProps) {
  const { t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  const left = useTimeLeft(next.opensAt, offset)
  const parts = countdownParts(left)
  const phase = drawPhase(left, next)
  return (
    <span className={css.box[size]}>
      {/* The timer is called the same. */}
      {(!bare || phase === 'closed') && (
        <span className={css.label} aria-hidden={phase !== 'closed'}>
          {phase === 'closed' ? <Trans>Betting is closed</Trans> : <Trans>Next draw</Trans>}
        </span>
      )}
      {/* Not read out each second, which is a timer's way; who asks hears the time that is left, in words. */}
      <span className={css.clock[size]} role="timer" aria-label={t`Next draw`} data-phase={phase}>
        {phase === 'drawing' ? (
          <span className={css.word}>
            <Trans>Drawing now</Trans>
          </span>
        ) : (
          <>
            {[parts.hours, parts.minutes, parts.seconds].map((part, place) => (
              <span key={place} className={css.part} aria-hidden>
                {two(part)}
              </span>
            ))}
            <VisuallyHidden>
              <SpokenTime parts={parts} locale={tag} />
            </VisuallyHidden>
          </>
        )}
      </span>
    </span>
  )
}

/** How long a page has for itself before a clock is put into words. */
const WORDS_AFTER_MS = 1000

/**
 * The time left, in words. The browser's first words of time cost as much as half a page of views, so they do not come with
 * the page but a moment later, when nobody waits for anything.
 */
function SpokenTime({ parts, locale }: { readonly parts: CountdownParts; readonly locale: string }) {
  const [atLeisure, setAtLeisure] = useState(false)
  useTimeout(() => setAtLeisure(true), WORDS_AFTER_MS)
  return atLeisure && formatDuration(parts, locale)
}
