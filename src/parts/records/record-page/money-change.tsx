import { Text } from '../../../ui/layout/text.tsx'
import type { RecordWords } from './use-record-labels.ts'

/** An amount that came or went: what came is told by sign and colour, what went by its sign alone. */
export function MoneyChange({ minor, words }: { readonly minor: bigint; readonly words: Pick<RecordWords, 'change'> }) {
  return (
    <Text as="span" tone={minor > 0n ? 'good' : minor < 0n ? 'ink' : 'muted'}>
      {words.change(minor)}
    </Text>
  )
}
