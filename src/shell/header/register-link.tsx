import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useModules } from '../../state/site/modules.ts'
import { buttonClass, type ButtonVariant } from '../../ui/actions/button-class.ts'
import { cx } from '../../ui/layout/cx.ts'
import { keepPlace } from '../../ui/layout/text.css.ts'

interface RegisterLinkProps {
  readonly className?: string
  readonly variant?: ButtonVariant
}

/** Registering, only where it is direct (spec 2, "Header"); it keeps its place until that is known. */
export function RegisterLink({ className, variant = 'quiet' }: RegisterLinkProps) {
  const { flags, known } = useModules()
  if (known && !flags.DIRECT_REGISTRATION) return null
  return (
    <Link to="/register" className={cx(buttonClass(variant, 's'), className, !known && keepPlace)}>
      <Trans>Register</Trans>
    </Link>
  )
}
