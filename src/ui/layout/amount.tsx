import type { ReactNode } from 'react'
import { Text } from './text.tsx'
import type * as css from './text-choices.css.ts'

interface AmountProps {
  readonly as?: 'span' | 'p'
  readonly size?: keyof typeof css.size
  readonly tone?: keyof typeof css.tone
  readonly font?: keyof typeof css.font
  /** Keeps its width on its line, while the words beside it break. */
  readonly whole?: boolean
  /** The sum in words of the language. */
  readonly children: ReactNode
}

/** A sum that is looked for: bold, in figures of one width. */
export function Amount({ as = 'span', ...rest }: AmountProps) {
  return <Text {...rest} as={as} weight="bold" figures breaks />
}
