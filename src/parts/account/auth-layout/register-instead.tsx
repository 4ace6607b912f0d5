import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useModules } from '../../../state/site/modules.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { keepPlace, small } from '../../../ui/layout/text.css.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { textButton } from '../../../ui/actions/text-button.css.ts'
import { useSupport } from '../../content/support/use-support.ts'
import { useModal } from '../../site/use-modal/use-modal.ts'
import * as css from './auth-layout.css.ts'

interface RegisterInsteadProps {
  /** On a page of its own: a line with a button. It keeps its place while the modules are not known, so that nothing moves. */
  readonly steady?: boolean
}

/**
 * Below a login: the way to the registration, which leads on to the same place (spec 2, "Routes"); where not everybody may
 * register, the way to those who take members in.
 */
export function RegisterInstead({ steady = false }: RegisterInsteadProps) {
  const { next } = useModal()
  const { flags, known } = useModules()
  const support = useSupport()
  const waits = steady && !known
  if (!known && !steady) return null
  return (
    <p className={cx(steady ? css.other : small, waits && keepPlace)}>
      {flags.DIRECT_REGISTRATION || waits ? (
        <Trans>
          No account yet?{' '}
          <Link
            to="/register"
            search={next === undefined ? {} : { next }}
            {...(steady && { className: buttonClass('quiet') })}
          >
            Register
          </Link>
        </Trans>
      ) : (
        <Trans>
          No account yet?{' '}
          <button
            type="button"
            className={steady ? buttonClass('quiet') : textButton}
            aria-busy={support.busy}
            onClick={support.open}
          >
            Apply for membership
          </button>
        </Trans>
      )}
    </p>
  )
}
