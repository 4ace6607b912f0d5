import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useId, useRef } from 'react'
import { HIDDEN_AMOUNT, TRIAL_ACCOUNT } from '../../../rules/figures.ts'
import { isLeftOut, isOfStake, isStakeTaken, takenReturn } from '../../../rules/sports/slip-check.ts'
import { stakeOf } from '../../../rules/sports/slip.ts'
import { accountTypeAtom } from '../../../state/account/login/session.ts'
import { balanceHiddenAtom, balanceQuery } from '../../../state/money/wallet.ts'
import { useFormatMoney, useFormatPlain } from '../../money/money-form/use-format-money.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { useOddsText } from '../price-button/use-odds-text.ts'
import { ChangedPrices } from './picks/changed-prices.tsx'
import { OwnStakes } from './picks/own-stakes.tsx'
import { Responsible } from './responsible.tsx'
import { DepositButton, SlipButton } from './slip-button.tsx'
import { SlipStake } from './slip-stake.tsx'
import type { StakeField } from './stake-input.tsx'
import * as css from './slip-foot.css.ts'
import type { SlipPlace } from './frame/slip-place.ts'
import { usePlaceBet } from './use-place-bet.ts'
import { useProblemWords } from './picks/use-slip-words.ts'
import type { ReadySlip } from './use-slip.ts'

/** Stands where there is no figure. */
const NOTHING = '—'

interface SlipFootProps {
  readonly ready: ReadySlip
  readonly place: SlipPlace
}

/** What it costs and may bring, and the button that hands it over, with what it needs to be known beside it. */
export function SlipFoot({ ready, place: where }: SlipFootProps) {
  // Over a small window all of it shares the height with the picks.
  const isTight = where !== 'column'
  const isHalf = where === 'half'
  const { t } = useLingui()
  const say = useFormatMoney()
  const plain = useFormatPlain()
  const odds = useOddsText()
  const { checked } = ready
  const { price, lines, problem } = checked
  const possible = takenReturn(checked)
  const isOff = isOfStake(problem)
  const words = useProblemWords()(problem, ready)
  const account = useAtomValue(accountTypeAtom)
  const funds = useFunds(possible?.stake ?? null)
  const after = funds.after ?? (isOff && account !== null && account !== TRIAL_ACCOUNT ? NOTHING : null)
  const stake = useRef<StakeField>(null)
  const { place, hasMoved } = usePlaceBet(ready)
  const noteId = useId()
  const most = ready.terms.mostStake === null ? '' : plain(ready.terms.mostStake)
  const press = (): void => {
    if (problem !== 'no-stake' && !isOff) return place()
    // What is missing is a stake: its field is the way on. The one for each would take the place of those of their own.
    const { slip, terms } = ready
    const lacking =
      Object.keys(slip.ownStakes).length > 0
        ? slip.picks.find(({ outcome }) => !isStakeTaken(stakeOf(slip, outcome), terms))
        : undefined
    const [own] = lacking ? document.getElementsByName(`stake-${lacking.outcome}`) : []
    if (own) own.focus()
    else stake.current?.focus()
  }
  const total = possible ? say(possible.total) : null
  const extra = possible && possible.extra > 0n ? say(possible.extra) : ''
  const counted = checked.picks.filter((each) => !isLeftOut(each)).length
  const returns = (
    <>
      <span className={css.name}>
        {ready.slip.mode === 'combined' || counted < 2 ? (
          <Trans>Potential return</Trans>
        ) : (
          <Plural value={counted} _2="If both win" one="If # wins" other="If all # win" />
        )}
      </span>
      <bdi className={cx(css.sum, (total?.length ?? 0) > 15 && css.sumLong)}>{total ?? NOTHING}</bdi>
    </>
  )
  const problemText =
    words && words.at !== 'stake' ? words.text : hasMoved ? t`Something changed meanwhile. Please look again.` : null
  return (
    <div className={css.foot}>
      {(price || ready.slip.mode === 'combined') && (
        <p className={css.line}>
          <span className={css.name}>{t`Total odds`}</span>
          <bdi className={css.figure}>{price ? odds(price) : NOTHING}</bdi>
        </p>
      )}
      <SlipStake
        ready={ready}
        isTight={isTight}
        field={stake}
        error={
          words?.at === 'stake' ? words.text : funds.isShort ? t`Your balance is lower than the stake.` : undefined
        }
      />
      {lines > 1 && (
        <p className={css.line}>
          <span className={css.name}>
            <Plural value={lines} one="# bet" other="# bets" />
          </span>
          {ready.slip.mode === 'single' && <OwnStakes />}
          <bdi className={css.figure}>{possible ? say(possible.stake) : NOTHING}</bdi>
        </p>
      )}
      {extra && !isHalf && (
        <p className={css.line}>
          <span className={css.name}>{t`Extra for combining`}</span>
          <bdi className={css.extra}>+{extra}</bdi>
        </p>
      )}
      {!isTight && <p className={cx(css.line, css.returnLine)}>{returns}</p>}
      {problemText !== null && <output className={css.problem}>{problemText}</output>}
      {account === TRIAL_ACCOUNT && (
        <p className={css.problem}>
          <Trans>A trial account has play money only: bets need an account of your own.</Trans>
        </p>
      )}
      {problem === 'changed' && <ChangedPrices picks={checked.picks} />}
      {funds.isShort ? (
        <DepositButton />
      ) : (
        <SlipButton checked={checked} terms={ready.terms} isGuest={account === null} noteId={noteId} onPress={press}>
          {isTight && returns}
        </SlipButton>
      )}
      <div id={noteId} className={css.notes}>
        {most !== '' && (
          <p>
            <Trans>Maximum stake: {most}</Trans>
          </p>
        )}
        {after !== null && !isHalf && (
          <p>
            <Trans>Balance after: {after}</Trans>
          </p>
        )}
        {!isHalf && <p>{t`If odds fall, we ask you first.`}</p>}
      </div>
      <Responsible isTight={isTight} />
    </div>
  )
}

/** What a member's balance is once the stake has left it; `null` where nobody knows, or it is hidden. */
function useFunds(stake: bigint | null): { readonly isShort: boolean; readonly after: string | null } {
  const say = useFormatMoney()
  const account = useAtomValue(accountTypeAtom)
  const isHidden = useAtomValue(balanceHiddenAtom)
  const isMember = account !== null && account !== TRIAL_ACCOUNT
  const { data: balance } = useQuery({ ...balanceQuery, enabled: isMember })
  if (!isMember || balance === undefined || stake === null) return { isShort: false, after: null }
  const isShort = stake > balance
  return { isShort, after: isShort ? null : isHidden ? HIDDEN_AMOUNT : say(balance - stake) }
}
