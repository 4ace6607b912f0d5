import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatInteger } from '../../i18n/format/format.ts'
import { useFormatPlain } from '../../parts/money/money-form/use-format-money.ts'
import { useTurnoverWords } from '../../parts/rewards/offer/use-turnover-words.ts'
import { languageAtom } from '../../state/site/language.ts'
import type { PromotionDetail } from '../../state/rewards/promotions.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/layout/text.tsx'
import { Tiles } from '../../ui/layout/tiles.tsx'
import { stepsOf, type Step } from './promotion-steps.ts'

/** How a promotion is taken part in, step by step. */
export function Steps({ promotion }: { readonly promotion: PromotionDetail }) {
  const { tag } = useAtomValue(languageAtom)
  const say = useStepWords()
  const steps = stepsOf(promotion)
  if (steps.length === 0) return null
  return (
    <Stack space="xs">
      <Text as="h3" weight="bold">
        <Trans context="a promotion">How it works</Trans>
      </Text>
      <Tiles as="ol" columns="three" space="m">
        {steps.map((step, place) => (
          <Stack key={step.kind} as="li" space="hair">
            <Text as="span" size="l" tone="accent" font="display" aria-hidden>
              {formatInteger(place + 1, tag)}
            </Text>
            <StepWords {...say(step)} />
          </Stack>
        ))}
      </Tiles>
    </Stack>
  )
}

interface StepSaid {
  readonly task: string
  /** What it comes to, on a line of its own. */
  readonly sum?: string
}

const StepWords = ({ task, sum = '' }: StepSaid) => (
  <>
    <Text size="s">{task}</Text>
    {sum && (
      <Text size="s" weight="medium" figures>
        {sum}
      </Text>
    )}
  </>
)

function useStepWords(): (step: Step) => StepSaid {
  const { t } = useLingui()
  const money = useFormatPlain()
  const { apart } = useTurnoverWords()
  const plain: Readonly<Record<Exclude<Step['kind'], 'deposit' | 'bet'>, string>> = {
    choose: t`Choose this bonus there. It is off until you do.`,
    apply: t`Apply here.`,
    review: t`We review your application.`,
    join: t`Join here. Nothing is on before that.`,
    play: t`Play what is counted below.`,
    claim: t`Claim it here once it is due.`,
  }
  return (step) => {
    if (step.kind === 'deposit') {
      const least = step.least === null ? '' : money(step.least)
      return { task: least ? t`Open the deposit page and enter ${least} or more.` : t`Open the deposit page.` }
    }
    return step.kind === 'bet' ? apart(step.terms) : { task: plain[step.kind] }
  }
}
