import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { percentOf } from '../../../i18n/format/percent.ts'
import { formatInteger, formatMoney } from '../../../i18n/format/format.ts'
import { TIER_FIELDS, type ContractTerms, type Tier, type TierField } from '../../../rules/team/contract-terms.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { Table, type Column } from '../../../ui/lists/table.tsx'
import { fieldName } from './contract-words.ts'

interface TierTableProps {
  readonly terms: Pick<ContractTerms, 'kind' | 'tiers'>
  /** What else there is to say of each tier. */
  readonly more?: readonly Column<Tier>[]
}

/** The tiers of a contract, the lowest first: the least that each asks for, and what it pays. */
export function TierTable({ terms: { kind, tiers }, more = [] }: TierTableProps) {
  const { i18n } = useLingui()
  const { t } = useWords()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const said = (tier: Tier, field: TierField): string => {
    if (field === 'rate' || field === 'lossRate') return percentOf(tier[field], tag)
    // Nothing that it asks for is no threshold.
    if (!tier[field]) return t({ message: 'Any', context: 'the least that a tier asks for' })
    const least = field === 'activeMembers' ? formatInteger(tier[field], tag) : formatMoney(tier[field], currency, tag)
    return t({ message: `${least} or more`, context: 'the least that a tier asks for' })
  }
  return (
    <Table
      columns={[
        {
          key: 'tier',
          name: t({ message: 'Tier', context: 'contract' }),
          place: 'title',
          cell: (tier) => {
            const number = formatInteger(tiers.indexOf(tier) + 1, tag)
            return t({ message: `Tier ${number}`, context: 'contract' })
          },
        },
        ...TIER_FIELDS[kind].map((field): Column<Tier> => ({
          key: field,
          name: i18n._(fieldName(kind, field)),
          atEnd: true,
          labelled: true,
          cell: (tier) => said(tier, field),
        })),
        ...more,
      ]}
      rows={tiers}
      keyOf={(_, index) => String(index)}
      folds="pairs"
    />
  )
}
