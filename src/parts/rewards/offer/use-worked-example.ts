import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { workedExample, type Terms } from '../../../rules/rewards/worked-example.ts'
import { useFormatPlain } from '../../money/money-form/use-format-money.ts'

interface ExampleWords {
  /** What is given for what. */
  readonly gets: string
  /** What has to be bet for it, by when. */
  readonly asks: string
}

/** An offer at its most, in figures; `null` where its terms do not say enough for that. */
export function useWorkedExample(): (terms: Terms) => ExampleWords | null {
  const { t } = useLingui()
  const money = useFormatPlain()
  return (terms) => {
    const example = workedExample(terms)
    if (!example) return null
    const bonus = money(example.bonus)
    const base = example.base === null ? '' : money(example.base)
    const stake = example.stake === null ? '' : money(example.stake)
    const { days } = example
    const gets = !base
      ? t`You receive ${bonus}.`
      : terms.of === 'loss'
        ? t`If you lose ${base}, ${bonus} is returned.`
        : terms.of === 'bets'
          ? t`If you bet ${base}, ${bonus} is returned.`
          : t`If you deposit ${base}, you get ${bonus} extra.`
    const asks = !stake
      ? t`No wagering requirement.`
      : days === null
        ? t`You must stake ${stake} in total before you can withdraw the bonus.`
        : t`You must stake ${stake} in total within ${plural(days, { one: '# day', other: '# days' })} before you can withdraw the bonus.`
    return { gets, asks }
  }
}
