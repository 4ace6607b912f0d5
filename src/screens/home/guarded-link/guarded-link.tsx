import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { GuardedLink as Target } from '../../../state/site/links/links.ts'
import { opensElsewhere } from '../../../ui/actions/opens-elsewhere.ts'

interface GuardedLinkProps {
  readonly target: Target
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link to where the server says, after the guard: within the site without a new page, elsewhere in a tab of its own. */
export function GuardedLink({ target: { href, own }, className, children }: GuardedLinkProps) {
  const { history } = useRouter()
  if (!own) {
    return (
      <a href={href} className={className} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    )
  }
  return (
    <a
      href={href}
      className={className}

      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        history.push(href)
      }}
    >
      {children}
    </a>
  )
}
