import type { ReactNode } from 'react'
import { icon } from '../../ui/icon.css.ts'
import { ChevronDown } from '../../ui/icons.tsx'
import * as css from './guide.css.ts'

interface GuideEntryProps {
  readonly title: ReactNode
  readonly children: ReactNode
}

/** A difficulty that opens to its remedy. */
export function GuideEntry({ title, children }: GuideEntryProps) {
  return (
    <details className={css.entry}>
      <summary className={css.question}>
        {title}
        <ChevronDown aria-hidden className={`${icon.m} ${css.chevron}`} />
      </summary>
      <p className={css.answer}>{children}</p>
    </details>
  )
}
