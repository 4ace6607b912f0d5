import type { ReactNode } from 'react'
import type { ContactLink as Contact } from './use-contacts.ts'

interface ContactLinkProps {
  readonly contact: Contact
  readonly className?: string | undefined
  /** Where no words stand beside the icon. */
  readonly bare?: boolean
  readonly children: ReactNode
}

/** A link to a social page, in a tab of its own that can't reach back, or to the mail address. */
export function ContactLink({ contact: { href, name, away }, className, bare = false, children }: ContactLinkProps) {
  return (
    <a
      href={href}
      className={className}
      {...(bare ? { 'aria-label': name, title: name } : {})}
      {...(away ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
    </a>
  )
}
