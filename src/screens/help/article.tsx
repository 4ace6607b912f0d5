import { useState, type ReactNode } from 'react'
import { Disclosure } from '../../ui/overlays/disclosure.tsx'
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
    <Disclosure id={id} title={title} className={css.article} onOpen={() => setSeen(true)}>
      {seen && children()}
    </Disclosure>
  )
}
