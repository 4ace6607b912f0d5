import { Navigate, useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState, type ReactNode } from 'react'
import type { Search } from '../../../rules/site/search-params.ts'
import { sessionAtom, type Session } from '../../../state/account/login/session.ts'
import { withModal, withoutModal } from './use-modal.ts'

interface SessionOnlyProps {
  /** Whether a login leads back to this very address. */
  readonly returns?: boolean
  readonly children: (session: Session) => ReactNode
}

/** What a modal shows to who is logged in; who is not gets the login in its place. */
export function SessionOnly({ returns = false, children }: SessionOnlyProps) {
  const session = useAtomValue(sessionAtom)
  const [wasIn] = useState(session !== null)
  const href = useLocation({ select: (location) => location.href })
  // What it leads to must not become where the login leads back to.
  const [back] = useState(href)
  if (session) return children(session)
  // A session that ends while this is open is told in a dialog of its own.
  const next = (search: Search): Search => {
    const page = withoutModal(search)
    return wasIn ? page : withModal('login', returns ? { next: back } : {})(page)
  }
  return <Navigate to="." search={next} replace hash resetScroll={false} />
}
