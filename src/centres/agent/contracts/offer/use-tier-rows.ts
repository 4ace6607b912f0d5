import { useState } from 'react'
import { toDecimal } from '../../../../rules/money/money.ts'
import { writeTypedAmount } from '../../../../rules/money/typed-amount.ts'
import { numberSigns } from '../../../../i18n/format/number-signs.ts'
import {
  RATE_DIGITS,
  TIER_FIELDS,
  type ContractKind,
  type Tier,
  type TierField,
} from '../../../../rules/team/contract-terms.ts'
import type { NumberStyle, TierTexts } from './read-tiers.ts'

interface TierRow {
  /** Stays while rows before it come and go. */
  readonly key: number
  readonly texts: TierTexts
}

export interface TierRows {
  readonly rows: readonly TierRow[]
  readonly type: (key: number, field: TierField, text: string) => void
  readonly add: () => void
  readonly remove: (key: number) => void
  /** Writes tiers that there are in the place of all that is typed. */
  readonly fill: (tiers: readonly Tier[]) => void
  /** Whether anything is typed. */
  readonly isTyped: boolean
}

/** The rows of the form: what is typed in each stays with it. */
export function useTierRows(kind: ContractKind, { currency, tag }: NumberStyle): TierRows {
  const [{ rows }, setRows] = useState<{ readonly rows: readonly TierRow[]; readonly next: number }>({
    rows: [{ key: 0, texts: {} }],
    next: 1,
  })
  const written = (tier: Tier): TierTexts => {
    const signs = numberSigns(tag)
    const write = (field: TierField): string => {
      if (!tier[field]) return ''
      if (field === 'activeMembers') return String(tier[field])
      if (field === 'rate' || field === 'lossRate')
        return toDecimal(tier[field], RATE_DIGITS)
          .replace(/\.?0+$/, '')
          .replace('.', signs.decimal)
      return writeTypedAmount(tier[field], currency.digits, signs)
    }
    return Object.fromEntries(TIER_FIELDS[kind].map((field) => [field, write(field)]))
  }
  return {
    rows,
    type: (key, field, text) =>
      setRows((held) => ({
        ...held,
        rows: held.rows.map((row) => (row.key === key ? { ...row, texts: { ...row.texts, [field]: text } } : row)),
      })),
    add: () => setRows((held) => ({ rows: [...held.rows, { key: held.next, texts: {} }], next: held.next + 1 })),
    remove: (key) => setRows((held) => ({ ...held, rows: held.rows.filter((row) => row.key !== key) })),
    fill: (tiers) =>
      setRows((held) => ({
        rows: tiers.map((tier, index) => ({ key: held.next + index, texts: written(tier) })),
        next: held.next + tiers.length,
      })),
    isTyped: rows.length > 1 || rows.some(({ texts }) => Object.values(texts).some((text) => text !== '')),
  }
}
