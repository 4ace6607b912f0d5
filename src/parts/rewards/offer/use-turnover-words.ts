import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatDecimal } from '../../../i18n/format/format.ts'
import { timesOfBonus } from '../../../rules/rewards/times-of-bonus.ts'
import { leastExample, workedExample, type Terms } from '../../../rules/rewards/worked-example.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { useFormatPlain } from '../../money/money-form/use-format-money.ts'

type Turnover = NonNullable<Terms['turnover']>

interface TurnoverWords {
  /** How many times what has to be bet, such as "12 × (deposit + bonus)". */
  readonly multiple: (turnover: Turnover) => string
  /** The same and by when. */
  readonly rule: (turnover: Turnover) => string
  /** The same, and how many times the bonus alone that is where it is reckoned of more. */
  readonly whole: (terms: Terms & { readonly turnover: Turnover }) => string
  /** What the largest deposit that counts locks, and the least one; empty where it is no offer of a deposit or nothing has to be bet. */
  readonly lock: (terms: Terms) => string
  /** The same with the rule, or with its time and one sum, so that nobody takes the sum for a ceiling; empty where nothing has to be bet. */
  readonly sentence: (terms: Terms) => string
  /** The two halves of it, where the sum has a line of its own. */
  readonly apart: (terms: Terms) => { readonly task: string; readonly sum: string }
}

/** What has to be bet before money of an offer can be withdrawn, in words of the language. */
export function useTurnoverWords(): TurnoverWords {
  const { t } = useLingui()
  const money = useFormatPlain()
  const { tag } = useAtomValue(languageAtom)
  const multiple = ({ times: raw, on }: Turnover): string => {
    const times = formatDecimal(raw, tag)
    if (on === 'unknown') return t`See the conditions`
    if (on === 'bonus') return t`${times} × the bonus`
    return on === 'deposit' ? t`${times} × the deposit` : t`${times} × (deposit + bonus)`
  }
  const rule: TurnoverWords['rule'] = (turnover) => {
    const { days } = turnover
    const many = multiple(turnover)
    return days === null ? many : t`${many} within ${plural(days, { one: '# day', other: '# days' })}`
  }
  const sum = (terms: Terms): string => {
    const example = workedExample(terms)
    if (!example?.stake) return ''
    const [stake, bonus] = [money(example.stake), money(example.bonus)]
    const base = example.base === null ? '' : money(example.base)
    if (terms.amount !== null) return t`${stake} in total`
    return base && terms.of === 'deposit'
      ? t`${stake} in total if you deposit ${base}`
      : t`${stake} in total if you get ${bonus}`
  }
  const lock: TurnoverWords['lock'] = (terms) => {
    const [example, few] = [workedExample(terms), leastExample(terms)]
    if (!example?.stake || !example.base || terms.of !== 'deposit') return ''
    const [base, stake] = [money(example.base), money(example.stake)]
    if (!few?.stake || !few.base || few.base === example.base)
      return t`Deposit ${base}: bet ${stake} before you withdraw.`
    const [least, leastStake] = [money(few.base), money(few.stake)]
    // The sum that the offer is told by, with its own price; beside it what most put in.
    return t`Deposit ${base}: bet ${stake} before you withdraw (${least}: ${leastStake}).`
  }
  const sentence: TurnoverWords['sentence'] = (terms) => {
    const { turnover } = terms
    if (turnover === null) return ''
    if (turnover.on === 'unknown') return t`Wagering requirement: see the conditions.`
    const [what, locked, example] = [rule(turnover), lock(terms), workedExample(terms)]
    if (locked) return `${locked} ${t`That is ${what}.`}`
    if (!example?.stake) return t`Bet ${what}.`
    const { days } = turnover
    const [stake, bonus, many] = [money(example.stake), money(example.bonus), multiple(turnover)]
    const within = days === null ? '' : t`${plural(days, { one: '# day', other: '# days' })}`
    if (terms.amount !== null)
      return within ? t`You must stake ${stake} within ${within} (${many}).` : t`You must stake ${stake} (${many}).`
    return within
      ? t`Get ${bonus} and you must stake ${stake} within ${within} (${many}).`
      : t`Get ${bonus} and you must stake ${stake} (${many}).`
  }
  const apart: TurnoverWords['apart'] = (terms) => {
    const { turnover } = terms
    if (turnover === null || turnover.on === 'unknown') return { task: sentence(terms), sum: '' }
    const what = rule(turnover)
    return { task: t`Bet ${what}.`, sum: sum(terms) }
  }
  const whole: TurnoverWords['whole'] = (terms) => {
    const many = multiple(terms.turnover)
    const example = terms.turnover.on === 'bonus' ? null : workedExample(terms)
    const times = example && timesOfBonus(example)
    const ofBonus = times ? formatDecimal(times, tag) : ''
    return ofBonus ? t`${many}, that is ${ofBonus} × the bonus` : many
  }
  return { multiple, rule, whole, lock, sentence, apart }
}
