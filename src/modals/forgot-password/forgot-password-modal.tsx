import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Search } from '../../rules/site/search-params.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { useModules } from '../../state/site/modules.ts'
import { cx } from '../../ui/layout/cx.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { panelId } from '../../ui/lists/tab-ids.ts'
import { Tabs } from '../../ui/lists/tabs.tsx'
import { muted, small } from '../../ui/layout/text.css.ts'
import { AskByEmail } from './ask-by-email.tsx'
import { ByPhone } from './by-phone.tsx'
import { SetByEmail } from './set-by-email.tsx'

/** How one gets a new password without the old one. */
type ForgotWay = 'email' | 'phone'

const ID = 'forgot'

/**
 * A new password for who has forgotten theirs: by e-mail, and by phone where CHNGPASSVERIF3 is on (spec 4 and 6). The
 * e-mail holds a link to a page of the platform's, and this popup ends with it; or, where the brand says so, a code that
 * is typed here, and its link leads here with `with=code`. A code logs in and goes to the home page.
 */
export function ForgotPasswordModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const { flags } = useModules()
  // Every route shares one parser, which gives text by name.
  const { with: given } = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  const { resetByEmail } = useAtomValue(brandAtom).access
  const [way, setWay] = useState<ForgotWay>('email')
  const [hasCode, setHasCode] = useState(given === 'code' && resetByEmail === 'code')
  const [seen, setSeen] = useState({ ask: !hasCode, code: hasCode })
  const [username, setUsername] = useState('')
  const onDone = (): void => void navigate({ to: '/', replace: true })
  const byPhone = flags.CHNGPASSVERIF3 && way === 'phone'
  /** From one step to the other; a name that was typed goes along. */
  const go = (toCode: boolean) => (name: string) => {
    setUsername(name)
    setHasCode(toCode)
    setSeen({ ask: true, code: true })
  }
  const names: Readonly<Record<ForgotWay, string>> = { email: t`By e-mail`, phone: t`By phone` }
  const panel = (shows: ForgotWay) =>
    flags.CHNGPASSVERIF3
      ? ({
          role: 'tabpanel',
          id: panelId(ID, shows),
          'aria-label': names[shows],
        } as const)
      : {}
  return (
    <Dialog title={t`Forgot password`} onClose={onClose}>
      {flags.CHNGPASSVERIF3 && <Tabs id={ID} label={t`Forgot password`} names={names} chosen={way} onChoose={setWay} />}
      {/* What was typed stays when one goes from one to the other. */}
      <div {...panel('email')} hidden={byPhone}>
        {seen.ask && (
          <AskByEmail
            hidden={hasCode}
            username={username}
            onSent={resetByEmail === 'code' ? go(true) : onClose}
            onHasCode={resetByEmail === 'code' ? go(true) : null}
          />
        )}
        {seen.code && <SetByEmail hidden={!hasCode} username={username} onDone={onDone} onBack={go(false)} />}
      </div>
      {flags.CHNGPASSVERIF3 && (
        <div {...panel('phone')} hidden={!byPhone}>
          <ByPhone onDone={onDone} />
        </div>
      )}
      <p className={cx(muted, small)}>
        <Trans>All devices logged in with the old password will be signed out.</Trans>
      </p>
    </Dialog>
  )
}
