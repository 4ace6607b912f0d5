import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { signOutAtom } from '../state/account/login/sign-out.ts'

/** Signs out and goes home (spec 4, "Logout"); whatever was asked meanwhile is gone. */
export function useSignOut(): () => void {
  const signOut = useSetAtom(signOutAtom)
  const queries = useQueryClient()
  const navigate = useNavigate()
  return () => {
    signOut(queries)
    void navigate({ to: '/' })
  }
}
