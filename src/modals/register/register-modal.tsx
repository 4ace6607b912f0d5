import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { SupportButton } from '../../parts/support/support-button.tsx'
import { brandAtom } from '../../state/brand.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { muted, small } from '../../ui/text.css.ts'

/** How to get an account while there is no form for it here: through a person. */
export function RegisterModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const age = useAtomValue(brandAtom).access.minimumAge
  return (
    <Dialog title={t`Open an account`} onClose={onClose}>
      <p>
        <Trans>
          There is no registration form on this site yet. Customer service opens an account for you: have your name and
          a user name ready.
        </Trans>
      </p>
      <SupportButton variant="primary" wide />
      <p className={`${small} ${muted}`}>
        <Trans>Accounts are for people of {age} years and over, one each.</Trans>
      </p>
    </Dialog>
  )
}
