import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { readVolatility } from '../../../rules/games/volatility.ts'
import type { Facets } from '../../../state/games/game-facets.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { CheckRow } from '../../../ui/actions/check-row.tsx'
import { Chip } from '../../../ui/actions/chip.tsx'
import { Cluster } from '../../../ui/layout/cluster.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { VolatilityMark } from '../game-card/volatility-mark.tsx'
import { FacetCount } from './facet-count.tsx'
import { useStepNames } from './filter-labels.ts'
import { ReturnRange } from './return-range.tsx'
import { useAsked } from './use-asked.ts'
import type { ChoiceControl } from './use-game-choice.ts'

interface FacetFieldsProps extends Pick<ChoiceControl, 'choice' | 'change'> {
  readonly facets: Facets | null | undefined
  /** One below the other, where they stand in a column. */
  readonly inRows?: boolean
}

/** Return, volatility and least stake to narrow games by, each step with how many games it leaves; as the gateway tells. */
export function FacetFields({ choice, change, facets, inRows = false }: FacetFieldsProps) {
  const { t } = useLingui()
  const look = useAtomValue(brandAtom).layout.facts
  const names = useStepNames()
  const level = (value: string): ReactNode => {
    const read = readVolatility(value)
    return (
      read && (
        <>
          <VolatilityMark of={read} look={look} />
          {names.volatility(value)}
        </>
      )
    )
  }
  return (
    <>
      <ReturnRange choice={choice} change={change} facets={facets} />
      <FacetSteps
        title={t`Volatility`}
        counts={facets?.get('volatility')}
        chosen={choice.volatility}
        onChoose={(value) => change({ volatility: readVolatility(value) ?? '' })}
        nameOf={level}
        inRows={inRows}
      />
      <FacetSteps
        title={t`Minimum bet`}
        counts={facets?.get('maxMinBet')}
        chosen={choice.maxBet}
        onChoose={(maxBet) => change({ maxBet })}
        nameOf={names.maxBet}
        inRows={inRows}
      />
    </>
  )
}

interface FacetStepsProps {
  readonly title: string
  /** How many games each step leaves. */
  readonly counts: ReadonlyMap<string, number> | undefined
  readonly chosen: string
  readonly onChoose: (value: string) => void
  readonly nameOf: (value: string) => ReactNode
  readonly inRows: boolean
}

/** The steps of one filter, of which one may be chosen. */
function FacetSteps({ title, counts, chosen, onChoose, nameOf, inRows }: FacetStepsProps) {
  const [asked, ask] = useAsked(chosen, onChoose)
  if (!counts) return null
  const steps = [...counts].map(([value, count]) => {
    const state = { pressed: asked === value, onPress: () => ask(asked === value ? '' : value) }
    return inRows ? (
      <CheckRow key={value} {...state} end={<FacetCount count={count} />}>
        {nameOf(value)}
      </CheckRow>
    ) : (
      <Chip key={value} {...state}>
        {nameOf(value)}
        <FacetCount count={count} />
      </Chip>
    )
  })
  return (
    <Stack as="fieldset" space="xs">
      <Text as="legend" size="s" weight="strong">
        {title}
      </Text>
      {inRows ? <div>{steps}</div> : <Cluster>{steps}</Cluster>}
    </Stack>
  )
}
