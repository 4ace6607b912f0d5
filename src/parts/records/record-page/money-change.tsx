import { FittingAmount } from '../../money/fitting-amount/fitting-amount.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import type { RecordWords } from './use-record-labels.ts'

interface MoneyChangeProps {
  readonly minor: bigint
  readonly words: Pick<RecordWords, 'change'>
  /** How many letters a phone has room for there, where there is little. */
  readonly room?: number
}

/** An amount that came or went: what came is told by sign and colour, what went by its sign alone. */
export function MoneyChange({ minor, words, room }: MoneyChangeProps) {
  return (
    <Text as="span" tone={minor > 0n ? 'good' : minor < 0n ? 'ink' : 'muted'}>
      {room === undefined ? words.change(minor) : <FittingAmount change minor={minor} room={room} />}
    </Text>
  )
}
