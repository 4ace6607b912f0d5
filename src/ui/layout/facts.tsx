import type { ReactNode } from 'react'
import * as css from './facts.css.ts'

interface FactsProps {
  /**
   * `lines`: a line each, with a rule between them. `copies`: each value below its name, with what copies it at its end.
   * `wells`: the same, each in a well of its own. `pairs`: names in one column, values in the other. `costs`: both ends of a line, as on a bill. `columns`: as many beside
   * each other as there is room for. `sums`: three large ones beside each other. `inline`: one after the other.
   */
  readonly layout: keyof typeof css.facts
  /** `Fact`s. */
  readonly children: ReactNode
}

/** What there is to say of one thing, each with its name. */
export function Facts({ layout, children }: FactsProps) {
  return <dl className={css.facts[layout]}>{children}</dl>
}
