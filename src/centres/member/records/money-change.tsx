import * as css from './records.css.ts'
import type { RecordWords } from './use-record-labels.ts'

/** An amount that came or went, told by its sign as well as by its colour. */
export function MoneyChange({ minor, words }: { readonly minor: bigint; readonly words: Pick<RecordWords, 'change'> }) {
  const look = minor > 0n ? 'up' : minor < 0n ? 'down' : 'none'
  return <span className={css.money[look]}>{words.change(minor)}</span>
}
