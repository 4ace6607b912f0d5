import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { useState } from 'react'
import { presetOf, rangeOf, type RangePreset } from '../../../rules/records/day-range.ts'
import { ChipGroup } from '../../../ui/actions/chip-group.tsx'
import { Chip } from '../../../ui/actions/chip.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { MerchantClock } from '../../site/merchant-clock/merchant-clock.tsx'
import { DateRange } from './date-range.tsx'
import type { RangeControl } from './use-range.ts'

/** The stretches that are asked for most, by the shortest words that say them. */
const CHIPS: readonly (readonly [RangePreset, MessageDescriptor])[] = [
  ['today', msg`Today`],
  ['last7', msg`7 days`],
  ['thisMonth', msg({ message: 'Month', context: 'a stretch of days' })],
]

/** Which days a report is of, in one line; any others by the fields that the last chip opens. */
export function DayChips({ control }: { readonly control: RangeControl }) {
  const { i18n } = useLingui()
  const { t } = useWords()
  const { range, today, onChange } = control
  const preset = presetOf(range, today)
  const isUsual = CHIPS.some(([each]) => each === preset)
  const [isOpen, open] = useState(!isUsual)
  return (
    <>
      <ChipGroup label={t`Days`}>
        {CHIPS.map(([each, name]) => (
          <Chip
            key={each}
            pressed={!isOpen && each === preset}
            onPress={() => {
              open(false)
              onChange(rangeOf(each, today))
            }}
          >
            {i18n._(name)}
          </Chip>
        ))}
        <Chip pressed={isOpen} onPress={() => open(!isOpen)}>
          {t`Custom dates`}
        </Chip>
      </ChipGroup>
      {isOpen ? (
        <Panel as="div">
          <DateRange control={control} />
        </Panel>
      ) : (
        <MerchantClock />
      )}
    </>
  )
}
