import { useNavigate } from '@tanstack/react-router'
import { useModal } from '../../site/use-modal/use-modal.ts'
import { nextPath } from '../use-protected-action/next-path.ts'
import { useSignedIn } from './use-signed-in.ts'

/** Leads whoever is in now to where they meant to go (spec 2, "Routes"); `otherwise` is for those who came for the form alone. */
export function useLeadOn(otherwise: () => void): void {
  const { next } = useModal()
  const navigate = useNavigate()
  useSignedIn(() => {
    const path = nextPath(next)
    if (path === null) otherwise()
    else void navigate({ href: path, replace: true })
  })
}
