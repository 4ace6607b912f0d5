import { useNavigate } from '@tanstack/react-router'
import { FreePlayButton } from '../../parts/games/free-play/free-play-button.tsx'
import { LoginForm } from '../../parts/account/login-form/login-form.tsx'
import { useModal } from '../../parts/site/use-modal/use-modal.ts'
import { nextPath } from '../../parts/account/use-protected-action/next-path.ts'
import * as css from './header.css.ts'
import { RegisterLink } from './register-link.tsx'

/** What a guest finds in a wide header: a free demo, registering, and the login form (spec 2, "Header"). */
export function WideGuest() {
  const { next } = useModal()
  const navigate = useNavigate()
  const done = (): void => {
    const path = nextPath(next)
    if (path !== null) void navigate({ href: path, replace: true })
  }
  return (
    <div className={css.guestOnly}>
      <FreePlayButton variant="ghost" size="s" />
      <RegisterLink />
      <LoginForm id="header-login" layout="bar" onDone={done} />
    </div>
  )
}
