import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { withMember } from '../../parts/account/member-pages/member-address.ts'
import { MODAL_STATE } from '../../parts/site/use-modal/use-modal.ts'
import { useProtectedAction } from '../../parts/account/use-protected-action/use-protected-action.ts'
import type { MemberPage } from '../../rules/account/member-pages.ts'
import { closePopover } from '../../ui/actions/close-popover.ts'
import type { IconView } from '../../ui/media/icons.tsx'
import { icon } from '../../ui/media/icon.css.ts'
import * as css from './side-menu.css.ts'

interface MemberItemProps {
  readonly page: MemberPage
  readonly icon: IconView
  readonly children: ReactNode
}

/** A row that opens a page of the member centre over the page that is open. */
export function MemberItem({ page, icon: Icon, children }: MemberItemProps) {
  const protect = useProtectedAction()
  const navigate = useNavigate()
  return (
    <button
      type="button"
      className={css.link}
      onClick={(event) => {
        closePopover(event.currentTarget)
        protect(
          () =>
            void navigate({ to: '.', search: withMember(page), state: MODAL_STATE, hash: true, resetScroll: false }),
        )
      }}
    >
      <Icon aria-hidden className={icon.m} />
      {children}
    </button>
  )
}
