import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { isLeftOut, isStakeTaken, type JudgedPick } from '../../../../rules/sports/slip-check.ts'
import { returnOfSingle } from '../../../../rules/sports/slip-return.ts'
import { stakeOf } from '../../../../rules/sports/slip.ts'
import { ownStakesShownAtom } from '../../../../state/sports/slip-sheet.ts'
import { removePickAtom } from '../../../../state/sports/slip.ts'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { cx } from '../../../../ui/layout/cx.ts'
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx'
import { X } from '../../../../ui/media/later-icons.ts'
import { useFormatMoney } from '../../../money/money-form/use-format-money.ts'
import { useOddsText } from '../../price-button/use-odds-text.ts'
import { OwnStake } from './own-stake.tsx'
import * as css from './slip-picks.css.ts'
import { useConflicts, usePickNames, usePickNotice } from './use-slip-words.ts'
import type { ReadySlip } from '../use-slip.ts'

/** What is picked, in the order of the taps. */
export function SlipPicks({ ready }: { readonly ready: ReadySlip }) {
  const { t } = useLingui()
  const { checked, slip } = ready
  const isShown = useAtomValue(ownStakesShownAtom)
  // One that is staked for itself always says so.
  const hasOwn = isShown || Object.keys(slip.ownStakes).length > 0
  return (
    <ul aria-label={t`Picks`} className={css.picks}>
      {checked.picks.map((judged) => (
        <PickRow
          key={judged.pick.outcome}
          judged={judged}
          ready={ready}
          hasStake={hasOwn && slip.mode === 'single' && slip.picks.length > 1}
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
  // A movement stands below its price; what else is to be said, below the pick.
  const moved = notice && notice.tone !== 'quiet' ? { ...notice, tone: notice.tone } : null
  const left = notice?.tone === 'quiet' ? notice : null
  const conflicts = useConflicts()(ready, judged.pick.outcome)
  const remove = useSetAtom(removePickAtom)
  const { outcome } = judged.pick
  const { choice, market, event, line, live, isLive } = usePickNames()(judged.pick)
  const isOut = isLeftOut(judged)
  // Struck out is what nothing can become of any more; what is suspended may be bet on again.
  const isOver = judged.state === 'finished'
  const when = live === null ? (isLive ? t`live` : '') : t`live ${live}’`
  return (
    <li className={css.pick}>
      <div className={cx(css.words, isOver && css.out)}>
        <p className={css.choice}>{choice}</p>
        <p className={css.about}>
          {market}
          {market && when && ', '}
          {when && <span className={css.live}>{when}</span>}
        </p>
        {event && <p className={css.about}>{event}</p>}
      </div>
      <p className={cx(css.price, isOver && css.out)}>
        <VisuallyHidden>{t`Odds`} </VisuallyHidden>
        <bdi>{odds(judged.price, line)}</bdi>
        {moved && (
          <span className={css.moved[moved.tone]}>
            <span aria-hidden className={css.arrow[moved.tone]} />
            <s aria-hidden>{odds(judged.pick.agreed, line)}</s>
            <VisuallyHidden>{moved.text}</VisuallyHidden>
          </span>
        )}
        {!isOut && <OwnReturn judged={judged} ready={ready} />}
      </p>
      <IconButton
        icon={X}
        size="s"
        label={t`Remove ${choice}`}
        className={css.remove}
        onClick={() => remove(outcome)}
      />
      {(left || conflicts.length > 0 || hasStake) && (
        <div className={css.below}>
          {left && <p className={css.notice.quiet}>{left.text}</p>}
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

/** What one single beside others may bring by itself. */
function OwnReturn({ judged: { pick, price }, ready: { slip, terms } }: Pick<PickRowProps, 'judged' | 'ready'>) {
  const { t } = useLingui()
  const say = useFormatMoney()
  const stake = stakeOf(slip, pick.outcome)
  if (slip.mode !== 'single' || slip.picks.length < 2 || !isStakeTaken(stake, terms)) return null
  return (
    <span className={css.brings}>
      <VisuallyHidden>{t`Potential return`} </VisuallyHidden>
      <bdi>{say(returnOfSingle(stake, price))}</bdi>
    </span>
  )
}
