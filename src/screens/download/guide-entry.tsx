import type { ReactNode } from 'react'
import { Disclosure } from '../../ui/overlays/disclosure.tsx'
import * as css from './guide.css.ts'

interface GuideEntryProps {
  readonly title: ReactNode
  readonly children: ReactNode
}

/** A difficulty that opens to its remedy. */
export function GuideEntry({ title, children }: GuideEntryProps) {
  return (
    <Disclosure title={title}>
      <p className={css.answer}>{children}</p>
    </Disclosure>
  )
}
