import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { formatInteger } from '../../../i18n/format/format.ts'
import { readVolatility } from '../../../rules/games/volatility.ts'
import type { Facets } from '../../../state/games/game-facets.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { Chip } from '../../../ui/actions/chip.tsx'
import { Cluster } from '../../../ui/layout/cluster.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { VolatilityMark } from '../game-card/volatility-mark.tsx'
import { useStepNames } from './filter-labels.ts'
import type { ChoiceControl } from './use-game-choice.ts'

interface FacetFieldsProps extends Pick<ChoiceControl, 'choice' | 'change'> {
  readonly facets: Facets | undefined
}

/** Return, volatility and least stake to narrow games by, each step with how many games it leaves; as the gateway tells. */
export function FacetFields({ choice, change, facets }: FacetFieldsProps) {
  const { t } = useLingui()
  const { facts } = useAtomValue(brandAtom).layout
  const names = useStepNames()
  const groups = [
    { key: 'minRtp', wire: 'minRtp', title: t`RTP`, name: names.minRtp },
    {
      key: 'volatility',
      wire: 'volatility',
      title: t`Volatility`,
      name: (value: string): ReactNode => {
        const level = readVolatility(value)
        return (
          level && (
            <>
              <VolatilityMark of={level} look={facts} />
              {names.volatility(value)}
            </>
          )
        )
      },
    },
    { key: 'maxBet', wire: 'maxMinBet', title: t`Minimum bet`, name: names.maxBet },
  ] as const
  return groups.map(({ key, wire, title, name }) => {
    const values = facets?.get(wire)
    if (!values) return null
    return (
      <Stack as="fieldset" space="xs" key={key}>
        <Text as="legend" size="s" weight="strong">
          {title}
        </Text>
        <Cluster>
          {[...values].map(([value, count]) => (
            <Chip
              key={value}
              pressed={choice[key] === value}
              onPress={() => change({ [key]: choice[key] === value ? '' : value })}
            >
              {name(value)}
              <FacetCount count={count} />
            </Chip>
          ))}
        </Cluster>
      </Stack>
    )
  })
}

/** How many games a filter leaves. */
export function FacetCount({ count }: { readonly count: number | undefined }) {
  const { tag } = useAtomValue(languageAtom)
  if (count === undefined) return null
  return (
    <Text as="span" size="xs" tone="muted" figures>
      {formatInteger(count, tag)}
    </Text>
  )
}
