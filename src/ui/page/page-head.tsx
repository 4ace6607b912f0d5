import type { ReactNode } from 'react'
import { Stack } from '../layout/stack.tsx'
import { pageTitle } from '../layout/text.css.ts'
import { headBeside, headLine, pageLead } from './page.css.ts'

interface PageHeadProps {
  readonly title: ReactNode
  /**
   * What the page is for, in a sentence or two. It comes with the page's HTML, so that there is something to read before
   * any answer, and is mostly the largest thing that is painted first.
   */
  readonly lead?: ReactNode
  /** What narrows the page, in the line of its title where there is room. */
  readonly beside?: ReactNode
}

/** What a page is called, and what it is for. */
export function PageHead({ title, lead, beside }: PageHeadProps) {
  if (beside !== undefined)
    return (
      <div className={headLine}>
        <h1 className={pageTitle}>{title}</h1>
        <div className={headBeside}>{beside}</div>
      </div>
    )
  return (
    <Stack space="xs">
      <h1 className={pageTitle}>{title}</h1>
      {lead !== undefined && <p className={pageLead}>{lead}</p>}
    </Stack>
  )
}
