import { useLingui } from '@lingui/react'
import { useNavigate } from '@tanstack/react-router'
import { withMember } from '../../parts/account/member-pages/member-address.ts'
import { useProtectedAction } from '../../parts/account/use-protected-action/use-protected-action.ts'
import { MODAL_STATE } from '../../parts/site/use-modal/use-modal.ts'
import { Button } from '../../ui/actions/button.tsx'
import type { Place } from './promotion-place.ts'

interface PlaceButtonProps {
  readonly place: Place
  readonly titleId: string
  /** Beside others, rather than the page's own. */
  readonly small?: boolean
}

/** Leads to where a promotion is taken part in; a guest is asked to log in first, and goes on there. */
export function PlaceButton({ place: { page, name }, titleId, small = false }: PlaceButtonProps) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const protect = useProtectedAction()
  const go = (): void => void navigate({ to: '.', search: withMember(page), state: MODAL_STATE, resetScroll: false })
  return (
    <Button
      {...(small ? { variant: 'quiet', size: 's' } : { wide: true })}
      aria-describedby={titleId}
      onClick={() => protect(go, `/promotions?member=${page}`)}
    >
      {i18n._(name)}
    </Button>
  )
}
