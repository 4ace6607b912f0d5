import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useModules } from '../../state/site/modules.ts'
import { buttonClass } from '../../ui/actions/button-class.ts'
import { cx } from '../../ui/layout/cx.ts'
import { keepPlace } from '../../ui/layout/text.css.ts'

/** Registering, only where it is direct (spec 2, "Header"); it keeps its place until that is known. */
export function RegisterLink({ className }: { readonly className?: string }) {
  const { flags, known } = useModules()
  if (known && !flags.DIRECT_REGISTRATION) return null
  return (
    <Link to="/register" className={cx(buttonClass('quiet', 's'), className, !known && keepPlace)}>
      <Trans>Register</Trans>
    </Link>
  )
}
