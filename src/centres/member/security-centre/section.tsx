import { useId, type ReactNode } from 'react'
import * as css from './section.css.ts'

interface SectionProps {
  readonly title: string
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** A part of the page under its own title. */
export function Section({ title, note, children }: SectionProps) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <div>
        <h4 id={id} className={css.title}>
          {title}
        </h4>
        {note && <p className={css.note}>{note}</p>}
      </div>
      {children}
    </section>
  )
}
