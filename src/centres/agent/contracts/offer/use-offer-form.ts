import { msg } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useServerForm } from '../../../../parts/site/form/use-server-form.ts'
import { refusedField } from '../../../../rules/account/refused-field.ts'
import { Refusal } from '../../../../rules/failure.ts'
import { PERIODS_OF, TIER_FIELDS, type ContractKind, type TermLimits } from '../../../../rules/team/contract-terms.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import { previewContractAtom, type Ending, type Offer } from '../../../../state/team/contract-calls.ts'
import { contractBasisQuery } from '../../../../state/team/contracts.ts'
import type { Teammate } from '../../../../state/team/team.ts'
import { readTiers, tierFieldName, type ReadTiers, type TierTexts } from './read-tiers.ts'
import { useTierRows } from './use-tier-rows.ts'

/** An offer that was judged right, and the contracts that would end with it. */
export interface Checked {
  readonly offer: Offer
  readonly receiver: Teammate
  readonly ends: readonly Ending[]
}

/** Until the platform has said what it lets contracts say. */
const UNKNOWN_LIMITS: TermLimits = { maxRate: 1_000_000n, maxTiers: 10 }

/** The form of an offer: whom, how often, and the tiers; what is wrong stands at its field, and what was typed stays. */
export function useOfferForm(kind: ContractKind, receiver: Teammate | null) {
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const style = { currency, tag }
  const preview = useSetAtom(previewContractAtom)
  const [usual = 'monthly'] = PERIODS_OF[kind]
  const [period, setPeriod] = useState(usual)
  const [checked, setChecked] = useState<Checked | null>(null)
  const tiers = useTierRows(kind, style)
  const basis = useQuery({ ...contractBasisQuery(receiver?.id ?? '', kind, period), enabled: receiver !== null })
  const limits = basis.data ?? UNKNOWN_LIMITS
  const read = (texts: readonly TierTexts[]): ReadTiers =>
    readTiers({ kind, period }, texts, limits, basis.data?.own ?? null, style)
  /** What the fields hold by now: what is drawn is a moment behind what is typed. */
  const readFields = (values: Readonly<Record<string, string>>): ReadTiers =>
    read(
      tiers.rows.map(({ key }) =>
        Object.fromEntries(TIER_FIELDS[kind].map((field) => [field, values[tierFieldName(field, key)] ?? ''])),
      ),
    )
  const drawn = read(tiers.rows.map(({ texts }) => texts))
  const names = [
    'receiver',
    'period',
    ...tiers.rows.flatMap(({ key }) => TIER_FIELDS[kind].map((field) => tierFieldName(field, key))),
  ]
  const nameAt = (tier: number, field: string): string => `${field}-${tiers.rows[tier]?.key}`
  const form = useServerForm<string>({
    names,
    validate: (values) => {
      const said = readFields(values)
      const problems = 'problems' in said ? said.problems : []
      return {
        ...(!receiver && { receiver: msg`Choose who it is for.` }),
        ...Object.fromEntries(problems.map(({ tier, field, words }) => [nameAt(tier, field), words])),
      }
    },
    refusedAt: (failure) => {
      const field = refusedField(failure)
      if (field === null) return null
      // A rate above what somebody further up is paid is no tier's: the first stands for all.
      const name = field === 'to' ? 'receiver' : field === 'period' ? field : nameAt(tierIn(failure), field)
      return names.includes(name) ? name : null
    },
    holds: tiers.isTyped,
    submit: async (values) => {
      const said = readFields(values)
      if (!receiver || !('tiers' in said)) return
      const offer: Offer = {
        to: receiver.id,
        kind,
        period,
        tiers: said.tiers,
        replaces: basis.data?.current?.id ?? null,
      }
      setChecked({ offer, receiver, ends: await preview(offer) })
    },
  })
  return {
    form,
    tiers,
    basis,
    limits,
    period,
    setPeriod,
    /** What is typed, where all of it can be read and is right. */
    typed: 'tiers' in drawn ? drawn.tiers : null,
    checked,
    setChecked,
    /** The offer to the same member that waits already, where that is why this one was refused. */
    open: openIn(form.failure),
  }
}

const valueIn = (failure: unknown, name: string): unknown =>
  failure instanceof Refusal && typeof failure.value === 'object' && failure.value !== null
    ? Reflect.get(failure.value, name)
    : undefined

function tierIn(failure: unknown): number {
  const tier = valueIn(failure, 'tier')
  return typeof tier === 'number' ? tier : 0
}

function openIn(failure: unknown): string | null {
  const id = valueIn(failure, 'contract')
  return typeof id === 'string' ? id : null
}
