import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { percentText } from '../../../i18n/format/percent.ts'
import { shareChange } from '../../../rules/records/share-change.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { Text } from '../../../ui/layout/text.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'

interface ChangeNoteProps {
  readonly now: bigint
  readonly before: bigint
  /** What there was before, in words. */
  readonly said: string
}

/** By how much a figure has changed against the days before: a mark and a share, and in words for who hears it. */
export function ChangeNote({ now, before, said }: ChangeNoteProps) {
  const { t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  const change = shareChange(now, before)
  if (change === null) return null
  const percent = percentText(String(Math.abs(change)), tag)
  const words =
    change > 0
      ? t`${percent} more than in the days before: ${said}`
      : change < 0
        ? t`${percent} less than in the days before: ${said}`
        : t`As in the days before: ${said}`
  return (
    <Text as="span" size="xs" tone="muted" title={words} figures>
      <span aria-hidden>
        {change > 0 ? '▲' : change < 0 ? '▼' : '='} {percent}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Text>
  )
}
