import { useLingui } from '@lingui/react/macro'
import { workedExample, type Terms } from '../../../rules/rewards/worked-example.ts'
import { useFormatPlain } from '../../money/money-form/use-format-money.ts'
import { useLockWords } from './use-lock-words.ts'
import { useTurnoverWords } from './use-turnover-words.ts'

interface ExampleWords {
  /** What is given for what. */
  readonly gets: string
  /** What has to be bet for it, by when, and what waits for that. */
  readonly asks: string
  /** The same in short, and of the least deposit, with the rule; empty where nothing has to be bet or no deposit is. */
  readonly locks: string
}

/** An offer at its most, in figures; `null` where its terms do not say enough for that. */
export function useWorkedExample(): (terms: Terms) => ExampleWords | null {
  const { t } = useLingui()
  const money = useFormatPlain()
  const asksOf = useLockWords()
  const { lock, sentence } = useTurnoverWords()
  return (terms) => {
    const example = workedExample(terms)
    if (!example) return null
    const bonus = money(example.bonus)
    const base = example.base === null ? '' : money(example.base)
    const gets = !base
      ? t`You receive ${bonus}.`
      : terms.of === 'loss'
        ? t`If you lose ${base}, ${bonus} is returned.`
        : terms.of === 'bets'
          ? t`If you bet ${base}, ${bonus} is returned.`
          : t`If you deposit ${base}, you get ${bonus} extra.`
    return { gets, asks: asksOf(example), locks: lock(terms) && sentence(terms) }
  }
}
