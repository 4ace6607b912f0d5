import { ChevronDown } from '../../ui/icons.tsx'
import { useState, type ReactNode } from 'react'
import { icon } from '../../ui/icon.css.ts'
import * as css from './help-screen.css.ts'

interface ArticleProps {
  readonly id: string
  readonly title: string
  /** Made only once it is opened. */
  readonly children: () => ReactNode
}

/** A question that opens to its answer. */
export function Article({ id, title, children }: ArticleProps) {
  const [seen, setSeen] = useState(false)
  return (
    <details id={id} className={css.article} onToggle={(event) => event.currentTarget.open && setSeen(true)}>
      <summary className={css.question}>
        {title}
        <ChevronDown aria-hidden className={`${icon.m} ${css.chevron}`} />
      </summary>
      {seen && children()}
    </details>
  )
}
