import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'
import * as css from './layout.css.ts'
import { Split } from './split.tsx'
import { Text } from './text.tsx'

interface SectionProps {
  readonly title: ReactNode
  readonly note?: ReactNode
  /** Which heading its title is: `h4` in a centre, whose frame has the others, `h2` on a page of its own. */
  readonly heading?: 'h2' | 'h3' | 'h4'
  /** Of its title: a part of a page, or one that goes with what stands above it. */
  readonly size?: 'm' | 'l'
  /** At the other end of the title's line. */
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** A part of the page under its own title. */
export function Section({ title, note, heading = 'h4', size = 'l', end, children }: SectionProps) {
  const id = useId()
  const head = (
    <div>
      <Text as={heading} id={id} size={size} weight="bold">
        {title}
      </Text>
      {note && (
        <Text size="s" tone="muted">
          {note}
        </Text>
      )}
    </div>
  )
  return (
    <section className={cx(css.stack, css.gap.s, css.section)} aria-labelledby={id}>
      {end === undefined ? (
        head
      ) : (
        <Split wraps>
          {head}
          {end}
        </Split>
      )}
      {children}
    </section>
  )
}
