import { Trans } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { formatMoneyPlain } from '../../../i18n/format/format.ts'
import type { CheckedSlip } from '../../../rules/sports/slip-check.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { promptAtom } from '../../../state/site/prompts.ts'
import { cx } from '../../../ui/layout/cx.ts'
import * as css from './slip-foot.css.ts'

interface SlipButtonProps {
  readonly checked: CheckedSlip
  readonly isGuest: boolean
  /** The id of what is to be known beside it. */
  readonly noteId: string
  readonly onPress: () => void
  /** What the bet may bring, where there is no line of its own for it. */
  readonly children: ReactNode
}

/** Hands the slip over. Without a stake there is nothing to hand over yet: it is quiet, and leads to where one is entered. */
export function SlipButton({ checked, isGuest, noteId, onPress, children }: SlipButtonProps) {
  const { problem } = checked
  const isStuck = problem !== null && problem !== 'changed' && problem !== 'no-stake'
  return (
    <button
      type="button"
      className={cx(css.button, problem === 'no-stake' && css.buttonQuiet)}
      disabled={isStuck}
      aria-describedby={noteId}
      onClick={onPress}
    >
      <span className={children ? css.buttonBeside : css.buttonWords}>
        <ButtonWords checked={checked} isGuest={isGuest} />
      </span>
      {children && <span className={css.buttonReturn}>{children}</span>}
    </button>
  )
}

/** What the button does, with the sum. */
function ButtonWords({ checked, isGuest }: Pick<SlipButtonProps, 'checked' | 'isGuest'>) {
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const { possible, problem } = checked
  const sum = possible ? formatMoneyPlain(possible.stake, currency, tag) : null
  if (sum === null) return <Trans>Enter a stake</Trans>
  if (isGuest) return <Trans>Log in to bet {sum}</Trans>
  if (problem !== 'changed') return <Trans>Bet {sum}</Trans>
  return <Trans>Accept odds and bet {sum}</Trans>
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
