import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { isOfStake, type CheckedSlip, type SlipTerms } from '../../../rules/sports/slip-check.ts'
import { promptAtom } from '../../../state/site/prompts.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { useFormatMoney, useFormatPlain } from '../../money/money-form/use-format-money.ts'
import * as css from './slip-foot.css.ts'

interface SlipButtonProps {
  readonly checked: CheckedSlip
  readonly terms: SlipTerms
  readonly isGuest: boolean
  /** The id of what is to be known beside it. */
  readonly noteId: string
  readonly onPress: () => void
  /** What the bet may bring, where there is no line of its own for it. */
  readonly children: ReactNode
}

/** Hands the slip over. Without a stake that is taken there is nothing to hand over yet: it is quiet, and leads to where one is entered. */
export function SlipButton({ checked, terms, isGuest, noteId, onPress, children }: SlipButtonProps) {
  const { problem } = checked
  const isAsking = problem === 'no-stake' || isOfStake(problem)
  const isStuck = problem !== null && problem !== 'changed' && !isAsking
  return (
    <button
      type="button"
      className={cx(css.button, isAsking && css.buttonQuiet)}
      disabled={isStuck}
      aria-describedby={noteId}
      onClick={onPress}
    >
      <span className={children ? css.buttonBeside : css.buttonWords}>
        <ButtonWords checked={checked} terms={terms} isGuest={isGuest} />
      </span>
      {children && <span className={css.buttonReturn}>{children}</span>}
    </button>
  )
}

/** What the button does, with the sum; or what is missing. */
function ButtonWords({ checked, terms, isGuest }: Pick<SlipButtonProps, 'checked' | 'terms' | 'isGuest'>) {
  const { t } = useLingui()
  const say = useFormatMoney()
  const bound = useFormatPlain()
  const { possible, problem, lines } = checked
  const [least, most] = [bound(terms.leastStake), terms.mostStake === null ? '' : bound(terms.mostStake)]
  if (problem === 'stake-too-low') return <Trans>Minimum {least} per bet</Trans>
  if (problem === 'stake-too-high') return <Trans>Maximum {most} per bet</Trans>
  if (isOfStake(problem)) return <Trans>Enter a smaller stake</Trans>
  const sum = possible ? say(possible.stake) : null
  if (sum === null) return <Trans>Enter a stake</Trans>
  if (isGuest) return <Trans>Log in to bet {sum}</Trans>
  if (problem === 'changed') return <Trans>Accept odds and bet {sum}</Trans>
  return t`${plural(lines, { one: `Place bet · ${sum}`, other: `Place # bets · ${sum}` })}`
}

/** The way on where the balance is lower than the stake. */
export function DepositButton() {
  const prompt = useSetAtom(promptAtom)
  return (
    <button type="button" className={css.button} onClick={() => prompt('deposit')}>
      <Trans>Deposit</Trans>
    </button>
  )
}
