import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { percentText } from '../../../i18n/format/percent.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { binsOf } from '../../../rules/games/facet-bins.ts'
import type { Facets } from '../../../state/games/game-facets.ts'
import { HistogramRange } from '../../../ui/fields/histogram-range.tsx'
import { Split } from '../../../ui/layout/split.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { useStepNames } from './filter-labels.ts'
import { useAsked } from './use-asked.ts'
import type { ChoiceControl } from './use-game-choice.ts'

interface ReturnRangeProps extends Pick<ChoiceControl, 'choice' | 'change'> {
  readonly facets: Facets | null | undefined
}

/** The least return to the player, over how many games return how much; nothing where the gateway names no steps. */
export function ReturnRange({ choice, change, facets }: ReturnRangeProps) {
  const { t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  const names = useStepNames()
  const [least, ask] = useAsked(choice.minRtp, (minRtp) => change({ minRtp }))
  const bins = binsOf(facets?.get('minRtp'))
  if (bins.length < 2) return null
  // The first step is all games, also those that nobody says a return of.
  const from = Math.max(
    0,
    bins.findLastIndex(({ step }) => least !== '' && Number(step) <= Number(least)),
  )
  const said = least === '' ? t`All games` : names.minRtp(least)
  return (
    <Stack space="xs">
      <Split>
        <Text as="span" size="s" weight="strong">{t`RTP`}</Text>
        <Text as="span" size="s" weight="strong" tone={least === '' ? 'muted' : 'accent'} aria-hidden figures>
          {said}
        </Text>
      </Split>
      <HistogramRange
        name="minRtp"
        label={t`RTP`}
        counts={bins.map(({ count }) => count)}
        from={from}
        onFrom={(step) => ask(step === 0 ? '' : (bins[step]?.step ?? ''))}
        said={said}
      />
      <Split>
        {[bins[0], bins.at(-1)].map((end, at) => (
          <Text key={end?.step} as="span" size="xs" tone="muted" aria-hidden figures>
            {percentText(end?.step ?? '0', tag)}
            {/* The last bar is whatever reaches its step. */}
            {at > 0 && '\u00A0+'}
          </Text>
        ))}
      </Split>
    </Stack>
  )
}
