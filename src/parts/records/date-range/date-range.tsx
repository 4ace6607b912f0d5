import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { useState } from 'react'
import {
  earliestDay,
  MOST_SCREEN_DAYS,
  presetOf,
  RANGE_PRESETS,
  rangeOf,
  rangeProblem,
  type RangePreset,
  type RangeProblem,
} from '../../../rules/records/day-range.ts'
import { readDay, writeDay } from '../../../rules/records/zoned-days.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { DateField } from '../../site/date-field/date-field.tsx'
import { MerchantClock } from '../../site/merchant-clock/merchant-clock.tsx'
import * as css from './date-range.css.ts'
import type { RangeControl } from './use-range.ts'

const NAMES: Readonly<Record<RangePreset, MessageDescriptor>> = {
  today: msg`Today`,
  yesterday: msg`Yesterday`,
  last7: msg`Last 7 days`,
  thisMonth: msg`This month`,
  lastMonth: msg`Last month`,
  last30: msg`Last 30 days`,
  last90: msg`Last 90 days`,
}

const PROBLEMS: Readonly<Record<RangeProblem, MessageDescriptor>> = {
  order: msg`The start date is after the end date.`,
  future: msg`The end date is in the future.`,
  'too-old': msg`Records are kept for a year.`,
  'too-long': msg`Choose ${MOST_SCREEN_DAYS} days at most.`,
}

const FIELDS: Readonly<Record<RangeProblem, 'from' | 'to'>> = {
  order: 'from',
  future: 'to',
  'too-old': 'from',
  'too-long': 'to',
}

/** What a select says where no preset has these days. */
const OWN = 'own'

/** Which days records are of: a word for the usual ones, and two fields for any others, as the merchant's clock has them. */
export function DateRange({ control }: { readonly control: RangeControl }) {
  const { i18n } = useLingui()
  const { t } = useWords()
  const { range, today, most, onChange } = control
  const [first, last] = [writeDay(range.from), writeDay(range.to)]
  // What is being typed stands in the fields until it is a range that there is.
  const [draft, setDraft] = useState<{ from: string; to: string } | null>(null)
  const { from, to } = draft ?? { from: first, to: last }
  const [start, end] = [readDay(from), readDay(to)]
  const problem = start && end ? rangeProblem({ from: start, to: end }, today, most) : null
  // What is wrong is said at the day that is to be another one.
  const errorOf = (field: 'from' | 'to'): string | undefined => {
    if (!draft) return undefined
    if (problem) return FIELDS[problem] === field ? i18n._(PROBLEMS[problem]) : undefined
    return (field === 'from' ? start : end) ? undefined : t`Enter a date.`
  }
  const bounds = { min: writeDay(earliestDay(today)), max: writeDay(today) }
  const type = (said: Partial<{ from: string; to: string }>): void => {
    const next = { from, to, ...said }
    const [one, other] = [readDay(next.from), readDay(next.to)]
    const asked = one && other && { from: one, to: other }
    if (asked && rangeProblem(asked, today, most) === null) {
      setDraft(null)
      onChange(asked)
    } else setDraft(next)
  }
  const preset = draft ? OWN : (presetOf(range, today) ?? OWN)
  return (
    <fieldset className={css.range}>
      <legend className={css.legend}>{t`Days`}</legend>
      <div className={css.preset}>
        <Select
          name="period"
          label={t`Period`}
          value={preset}
          onChange={({ currentTarget }) => {
            const chosen = RANGE_PRESETS.find((each) => each === currentTarget.value)
            if (!chosen) return
            setDraft(null)
            onChange(rangeOf(chosen, today))
          }}
        >
          {RANGE_PRESETS.map((each) => (
            <option key={each} value={each}>
              {i18n._(NAMES[each])}
            </option>
          ))}
          <option value={OWN} disabled>{t`Custom dates`}</option>
        </Select>
      </div>
      <DateField
        name="from"
        label={t`Start date`}
        value={from}
        {...bounds}
        error={errorOf('from')}
        onChange={({ currentTarget }) => type({ from: currentTarget.value })}
      />
      <DateField
        name="to"
        label={t`End date`}
        value={to}
        {...bounds}
        error={errorOf('to')}
        onChange={({ currentTarget }) => type({ to: currentTarget.value })}
      />
      <MerchantClock />
    </fieldset>
  )
}
