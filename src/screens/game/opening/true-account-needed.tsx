import { Trans, useLingui } from '@lingui/react/macro'
import { useModules } from '../../../state/site/modules.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CircleUser } from '../../../ui/media/icons.tsx'
import { useModal } from '../../../parts/site/use-modal/use-modal.ts'
import { StageNotice } from '../stage/stage-notice.tsx'

/** A trial account plays with play money alone (spec 5, "Login check before protected actions"). */
export function TrueAccountNeeded({ onExit }: { readonly onExit: () => void }) {
  const { t } = useLingui()
  const { open } = useModal()
  const { flags } = useModules()
  return (
    <StageNotice
      icon={CircleUser}
      title={t`Trial account`}
      actions={
        <>
          {flags.DIRECT_REGISTRATION && (
            <Button onClick={() => open('register')}>
              <Trans>Register</Trans>
            </Button>
          )}
          <Button variant="quiet" onClick={onExit}>
            <Trans>Other games</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans id="in_need_true_account">Please register an account first</Trans>
      </p>
    </StageNotice>
  )
}
