import { Trans, useLingui } from '@lingui/react/macro'
import { useModal } from '../../parts/site/use-modal/use-modal.ts'
import { useModules } from '../../state/site/modules.ts'
import { Button } from '../../ui/actions/button.tsx'
import { actions } from '../../ui/overlays/dialog.css.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'

/** Warns a trial account before a protected action, and offers a true one where anybody may register (spec 5 and 6). */
export function PromptTrial({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const modal = useModal()
  const { flags } = useModules()
  const register = flags.DIRECT_REGISTRATION
  return (
    <Dialog title={t`Trial account`} onClose={onClose}>
      <p>
        <Trans id="in_need_true_account">Please register an account first</Trans>
      </p>
      <div className={actions}>
        <Button variant={register ? 'quiet' : 'primary'} data-focus={!register || undefined} onClick={onClose}>
          {t({ id: 'in_increase_submit', message: 'OK' })}
        </Button>
        {register && (
          <Button
            data-focus
            onClick={() => {
              onClose()
              modal.open('register')
            }}
          >
            <Trans>Register</Trans>
          </Button>
        )}
      </div>
    </Dialog>
  )
}
