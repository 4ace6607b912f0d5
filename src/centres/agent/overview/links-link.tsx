import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { withCentre } from '../../../parts/site/use-modal/with-centre.ts'
import type { Search } from '../../../rules/site/search-params.ts'

interface LinksLinkProps {
  readonly className: string
  readonly children: ReactNode
}

/** The way to an agent's registration links, within the centre. */
export function LinksLink({ className, children }: LinksLinkProps) {
  return (
    <Link
      to="."
      search={(search: Search) => ({ ...withCentre('agent', 'accounts')(search), 'a.view': 'links' })}
      state
      replace
      hash
      resetScroll={false}
      className={className}
    >
      {children}
    </Link>
  )
}
