import type { ReactNode } from 'react'
import { cx } from '../layout/cx.ts'
import { stack } from '../layout/layout.css.ts'
import { Text } from '../layout/text.tsx'
import { icon as iconSize } from '../media/icon.css.ts'
import type { IconView } from '../media/icons.tsx'
import * as css from './steps.css.ts'

interface Step {
  readonly icon: IconView
  readonly name: ReactNode
  /** At the end of its line, such as when it was. */
  readonly end?: ReactNode
}

interface StepsProps {
  readonly steps: readonly Step[]
  /** The place of the one that holds now, from 0. */
  readonly now: number
  /** The last one comes first. */
  readonly reversed?: boolean
}

/** What something goes through, one after the other. */
export function Steps({ steps, now, reversed = false }: StepsProps) {
  return (
    <ol className={stack} reversed={reversed}>
      {steps.map(({ icon: Mark, name, end }, at) => (
        <li key={at} className={css.step}>
          <span className={cx(css.mark, at === now && css.now)}>
            <Mark aria-hidden className={iconSize.s} />
          </span>
          <Text as="span" weight={at === now ? 'strong' : 'regular'}>
            {name}
          </Text>
          <Text as="span" size="xs" tone="muted" figures>
            {end}
          </Text>
        </li>
      ))}
    </ol>
  )
}
