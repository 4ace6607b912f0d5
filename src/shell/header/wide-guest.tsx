import { useNavigate } from '@tanstack/react-router'
import { FreePlayButton } from '../../parts/games/free-play/free-play-button.tsx'
import { useModal } from '../../parts/site/use-modal/use-modal.ts'
import { nextPath } from '../../parts/account/use-protected-action/next-path.ts'
import * as css from './header.css.ts'
import { LoginPlace } from './login-place.tsx'
import { RegisterLink } from './register-link.tsx'
import { useHeaderAction } from './use-header-action.ts'

/** What a guest finds in a wide header: a free demo, the login form, and registering (spec 2, "Header"). */
export function WideGuest() {
  const { next } = useModal()
  const navigate = useNavigate()
  const action = useHeaderAction()
  const done = (): void => {
    const path = nextPath(next)
    if (path !== null) void navigate({ href: path, replace: true })
  }
  return (
    <div className={css.guestOnly}>
      <FreePlayButton variant="ghost" size="s" />
      <LoginPlace onDone={done} />
      <RegisterLink variant={action} />
    </div>
  )
}
