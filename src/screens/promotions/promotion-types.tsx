import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Promotion } from '../../state/rewards/promotions.ts'
import { Chip } from '../../ui/actions/chip.tsx'
import { ChipGroup } from '../../ui/actions/chip-group.tsx'
import { hiddenVisually } from '../../ui/layout/text.css.ts'
import { isAvailable } from './is-available.ts'

interface PromotionTypesProps {
  readonly promotions: {
    readonly types: readonly { readonly code: string; readonly name: string }[]
    readonly list: readonly Promotion[]
  }
  /** The one that is shown; empty for all. */
  readonly type: string
  readonly onChoose: (type: string) => void
}

/** The types of promotions with how many of each are available, which narrow the list. */
export function PromotionTypes({ promotions: { types, list }, type, onChoose }: PromotionTypesProps) {
  const { t } = useLingui()
  const available = list.filter(isAvailable)
  const ofType = (code: string): number => available.filter((one) => code === '' || one.type === code).length
  const count = ofType(type)
  return (
    <>
      <ChipGroup label={t`Type of promotion`} startsAtPressed>
        <Chip pressed={type === ''} onPress={() => onChoose('')}>
          {t({ message: 'All', context: 'promotions' })} {ofType('')}
        </Chip>
        {types
          .filter(({ code }) => list.some((one) => one.type === code))
          .map(({ code, name }) => (
            <Chip key={code} pressed={type === code} onPress={() => onChoose(type === code ? '' : code)}>
              {name} {ofType(code)}
            </Chip>
          ))}
      </ChipGroup>
      {/* The chips show it; whoever hears the page is told once the list has changed. */}
      <output className={hiddenVisually}>
        {t`${plural(count, { one: '# promotion is available to you', other: '# promotions are available to you' })}`}
      </output>
    </>
  )
}
