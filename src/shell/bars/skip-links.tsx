import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { withMember } from '../../parts/account/member-pages/member-address.ts'
import { MODAL_STATE } from '../../parts/site/use-modal/use-modal.ts'
import { TRIAL_ACCOUNT } from '../../rules/figures.ts'
import { sessionAtom } from '../../state/account/login/session.ts'
import { skip } from '../shell.css.ts'

/**
 * What a keyboard reaches first: the page itself, and for members what many come for, which is far down the header.
 * @param deposits whether the page has one
 */
export function SkipLinks({ deposits }: { readonly deposits: boolean }) {
  const { t } = useLingui()
  const session = useAtomValue(sessionAtom)
  return (
    <>
      <a className={skip} href="#main">
        <Trans>Skip to the content</Trans>
      </a>
      {deposits && session && session.accountType !== TRIAL_ACCOUNT && (
        <nav aria-label={t`Shortcuts`}>
          <Link to="." search={withMember('depositv2')} state={MODAL_STATE} resetScroll={false} hash className={skip}>
            <Trans>Go to deposit</Trans>
          </Link>
        </nav>
      )}
    </>
  )
}
