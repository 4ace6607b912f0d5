import { markName } from '../../rules/games/name-search.ts'
import * as css from './search.css.ts'

/** A name with what was typed marked in it. */
export function MarkedName({ name, words }: { readonly name: string; readonly words: string }) {
  return markName(name, words).map(({ text, hit }, at) =>
    hit ? (
      <mark key={at} className={css.hit}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
