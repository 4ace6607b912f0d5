import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatDecimal } from '../../../i18n/format/format.ts'
import { timesOfBonus } from '../../../rules/rewards/times-of-bonus.ts'
import { workedExample, type Terms } from '../../../rules/rewards/worked-example.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { useFormatPlain } from '../../money/money-form/use-format-money.ts'

interface TurnoverWords {
  /** How many times what has to be bet, such as "12 × deposit and bonus". */
  readonly multiple: (turnover: NonNullable<Terms['turnover']>) => string
  /** The same, and how many times the bonus alone that is where it is reckoned of more. */
  readonly whole: (terms: Terms & { readonly turnover: NonNullable<Terms['turnover']> }) => string
  /** The same with its time and one sum, so that nobody takes the sum for a ceiling; empty where nothing has to be bet. */
  readonly sentence: (terms: Terms) => string
  /** The two halves of it, where the sum has a line of its own. */
  readonly apart: (terms: Terms) => { readonly task: string; readonly sum: string }
}

/** What has to be bet before money of an offer can be withdrawn, in words of the language. */
export function useTurnoverWords(): TurnoverWords {
  const { t } = useLingui()
  const money = useFormatPlain()
  const { tag } = useAtomValue(languageAtom)
  const multiple: TurnoverWords['multiple'] = ({ times, on }) =>
    on === 'bonus'
      ? t`${times} × the bonus`
      : on === 'deposit'
        ? t`${times} × the deposit`
        : on === 'unknown'
          ? t`See the conditions`
          : t`${times} × deposit and bonus`
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
  const manyTimes = ({ times, on }: NonNullable<Terms['turnover']>): string => {
    const count = Number(times)
    return on === 'bonus'
      ? t`${plural(count, { one: '# time the bonus', other: '# times the bonus' })}`
      : on === 'deposit'
        ? t`${plural(count, { one: '# time the deposit', other: '# times the deposit' })}`
        : t`${plural(count, { one: '# time deposit plus bonus', other: '# times deposit plus bonus' })}`
  }
  const whatOf = (turnover: NonNullable<Terms['turnover']>): string => {
    const { days } = turnover
    const many = manyTimes(turnover)
    return days === null ? many : t`${many} within ${plural(days, { one: '# day', other: '# days' })}`
  }
  const sentence: TurnoverWords['sentence'] = (terms) => {
    const { turnover } = terms
    if (turnover === null) return ''
    if (turnover.on === 'unknown') return t`Wagering requirement: see the conditions.`
    const what = whatOf(turnover)
    const example = workedExample(terms)
    if (!example?.stake) return t`Bet ${what}.`
    const { days } = turnover
    const [stake, bonus, many] = [money(example.stake), money(example.bonus), manyTimes(turnover)]
    const within = days === null ? '' : t`${plural(days, { one: '# day', other: '# days' })}`
    if (terms.amount !== null)
      return within ? t`You must stake ${stake} within ${within} (${many}).` : t`You must stake ${stake} (${many}).`
    if (example.base === null || terms.of !== 'deposit')
      return within
        ? t`Get ${bonus} and you must stake ${stake} within ${within} (${many}).`
        : t`Get ${bonus} and you must stake ${stake} (${many}).`
    const base = money(example.base)
    return within
      ? t`Deposit ${base} and you must stake ${stake} within ${within} (${many}).`
      : t`Deposit ${base} and you must stake ${stake} (${many}).`
  }
  const apart: TurnoverWords['apart'] = (terms) => {
    const { turnover } = terms
    if (turnover === null || turnover.on === 'unknown') return { task: sentence(terms), sum: '' }
    const what = whatOf(turnover)
    return { task: t`Bet ${what}.`, sum: sum(terms) }
  }
  const whole: TurnoverWords['whole'] = (terms) => {
    const many = multiple(terms.turnover)
    const example = terms.turnover.on === 'bonus' ? null : workedExample(terms)
    const times = example && timesOfBonus(example)
    const ofBonus = times ? formatDecimal(times, tag) : ''
    return ofBonus ? t`${many} (${ofBonus} × the bonus)` : many
  }
  return { multiple, whole, sentence, apart }
}
