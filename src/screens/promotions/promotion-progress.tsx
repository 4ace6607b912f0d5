import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatInteger } from '../../i18n/format/format.ts'
import { Played } from '../../parts/rewards/claim/played.tsx'
import type { Promotion } from '../../state/rewards/promotions.ts'
import { languageAtom } from '../../state/site/language.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/layout/text.tsx'

interface PromotionProgressProps {
  readonly progress: NonNullable<Promotion['progress']>
  /** The id of the promotion's title. */
  readonly titleId: string
}

/** How far a member is, where a promotion counts something. */
export function PromotionProgress({ progress, titleId }: PromotionProgressProps) {
  const { tag } = useAtomValue(languageAtom)
  const say = (number: bigint): string => formatInteger(Number(number), tag)
  const [done, goal] = [BigInt(progress.done), BigInt(progress.goal)]
  const [doneText, all] = [say(done), say(goal)]
  return (
    <Stack space="xxs">
      <Text size="s" tone="muted" figures>
        <Trans>
          {doneText} of {all}
        </Trans>
      </Text>
      <Played titleId={titleId} played={done} goal={goal} say={say} />
    </Stack>
  )
}
