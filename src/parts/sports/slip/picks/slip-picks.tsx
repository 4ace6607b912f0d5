import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { isLeftOut, type JudgedPick } from '../../../../rules/sports/slip-check.ts'
import { removePickAtom } from '../../../../state/sports/slip.ts'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { cx } from '../../../../ui/layout/cx.ts'
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx'
import { X } from '../../../../ui/media/later-icons.ts'
import { useOddsText } from '../../price-button/use-odds-text.ts'
import { OwnStake } from './own-stake.tsx'
import * as css from './slip-picks.css.ts'
import { useConflicts, usePickNames, usePickNotice } from './use-slip-words.ts'
import type { ReadySlip } from '../use-slip.ts'

/** What is picked, in the order of the taps. */
export function SlipPicks({ ready }: { readonly ready: ReadySlip }) {
  const { t } = useLingui()
  const { checked, slip } = ready
  return (
    <ul aria-label={t`Picks`} className={css.picks}>
      {checked.picks.map((judged) => (
        <PickRow
          key={judged.pick.outcome}
          judged={judged}
          ready={ready}
          hasStake={slip.mode === 'single' && slip.picks.length > 1}
        />
      ))}
    </ul>
  )
}

interface PickRowProps {
  readonly judged: JudgedPick
  readonly ready: ReadySlip
  /** Whether it is staked for itself, beside others. */
  readonly hasStake: boolean
}

function PickRow({ judged, ready, hasStake }: PickRowProps) {
  const { t } = useLingui()
  const odds = useOddsText()
  const notice = usePickNotice()(judged)
  const conflicts = useConflicts()(ready, judged.pick.outcome)
  const remove = useSetAtom(removePickAtom)
  const { outcome } = judged.pick
  const { choice, market, event, live, isLive } = usePickNames()(judged.pick)
  const isOut = isLeftOut(judged)
  const when = live === null ? (isLive ? t`live` : '') : t`live ${live}’`
  return (
    <li className={css.pick}>
      <div className={cx(css.words, isOut && css.out)}>
        <p className={css.choice}>{choice}</p>
        <p className={css.about}>
          {market}
          {when && <span className={css.live}>, {when}</span>}
          {event && `, ${event}`}
        </p>
      </div>
      <p className={cx(css.price, isOut && css.out)}>
        <VisuallyHidden>{t`Odds`} </VisuallyHidden>
        <bdi>{odds(judged.price)}</bdi>
      </p>
      <IconButton
        icon={X}
        size="s"
        label={t`Remove ${choice}`}
        className={css.remove}
        onClick={() => remove(outcome)}
      />
      {(notice || conflicts.length > 0 || hasStake) && (
        <div className={css.below}>
          {notice && (
            <p className={css.notice[notice.tone]}>
              {notice.tone !== 'quiet' && <span aria-hidden className={css.arrow[notice.tone]} />}
              {notice.text}
            </p>
          )}
          {conflicts.map((text) => (
            <p key={text} className={css.notice.bad}>
              {text}
            </p>
          ))}
          {hasStake && !isOut && <OwnStake outcome={outcome} choice={choice} terms={ready.terms} />}
        </div>
      )}
    </li>
  )
}
