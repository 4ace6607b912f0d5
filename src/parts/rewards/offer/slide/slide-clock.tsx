import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { countdownParts } from '../../../../rules/countdown.ts'
import { useTimeLeft } from '../../../../state/countdown.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import { LotteryClock } from '../../../lottery/lottery-clock/lottery-clock.tsx'
import { DotBoard } from './dot-board.tsx'
import * as css from './offer-slide.css.ts'
import type { SlideDraw } from './slide.ts'

const two = (part: number): string => String(part).padStart(2, '0')

/** The one clock of a draw: in bulbs on a ticket, in digits elsewhere. */
export function SlideClock({ draw }: { readonly draw: SlideDraw }) {
  const { t } = useLingui()
  const { offers } = useAtomValue(brandAtom).layout
  const left = useTimeLeft(draw.now.next.opensAt, draw.offset)
  if (offers !== 'ticket') return <LotteryClock next={draw.now.next} offset={draw.offset} size="l" />
  const { hours, minutes, seconds } = countdownParts(left)
  return (
    <span role="timer" aria-label={t`Next draw`}>
      <DotBoard text={[...(hours ? [hours] : []), minutes, seconds].map(two).join(':')} className={css.board} />
    </span>
  )
}
