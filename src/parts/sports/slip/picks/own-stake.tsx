import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { stakeOf } from '../../../../rules/sports/slip.ts'
import type { SlipTerms } from '../../../../rules/sports/slip-check.ts'
import { slipAtom } from '../../../../state/sports/slip.ts'
import { useFormatMoney } from '../../../money/money-form/use-format-money.ts'
import { StakeInput } from '../stake-input.tsx'

interface OwnStakeProps {
  readonly outcome: string
  readonly choice: string
  readonly terms: SlipTerms
}

/** The stake of one single beside others: of its own once something is typed, otherwise the one for each. */
export function OwnStake({ outcome, choice, terms: { leastStake, mostStake } }: OwnStakeProps) {
  const { t } = useLingui()
  const say = useFormatMoney()
  const [slip, change] = useAtom(slipAtom)
  const stake = stakeOf(slip, outcome)
  const [least, most] = [say(leastStake), mostStake === null ? '' : say(mostStake)]
  const error =
    stake === null
      ? undefined
      : stake < leastStake
        ? t`Stake ${least} or more.`
        : mostStake !== null && stake > mostStake
          ? t`Stake ${most} or less.`
          : undefined
  const follow = (minor: bigint | null): void => {
    change((held) => {
      if (minor === stakeOf(held, outcome)) return held
      const { [outcome]: _, ...others } = held.ownStakes
      // The stake for each isn't what stands in this field: what can't be read is no stake, and holds the bet up.
      const own = minor ?? (held.stake === null ? null : 0n)
      return { ...held, ownStakes: own === null ? others : { ...others, [outcome]: own } }
    })
  }
  return (
    <StakeInput
      // Another stake for each takes the place of what was typed here before.
      key={String(slip.stake)}
      name={`stake-${outcome}`}
      label={t`Stake on ${choice}`}
      shows={t`Stake`}
      first={stake}
      error={error}
      onStake={follow}
    />
  )
}
