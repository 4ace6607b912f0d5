import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CircleUser } from '../../../ui/media/icons.tsx'
import { useModal } from '../../../parts/site/use-modal/use-modal.ts'
import { StageNotice } from '../stage/stage-notice.tsx'

interface LoginNeededProps {
  /** Whether the page was opened like this, rather than left by who played. */
  readonly asks: boolean
  /** The address of the free trial, where there is one. */
  readonly trial: Readonly<Record<string, string>> | null
}

/** A guest who would play: the login popup opens (spec 4, "Game launch"); whoever closes it finds the ways on here. */
export function LoginNeeded({ asks, trial }: LoginNeededProps) {
  const { t } = useLingui()
  const { open, name } = useModal()
  const ask = useEffectEvent(() => {
    if (asks && name === undefined) open('login')
  })
  useEffect(() => ask(), [])
  return (
    <StageNotice
      icon={CircleUser}
      title={t`Log in to play`}
      actions={
        <>
          <Button onClick={() => open('login')}>
            <Trans>Log in</Trans>
          </Button>
          {trial && (
            <Link to="/game" search={trial} replace className={buttonClass('quiet')}>
              <Trans>Try free</Trans>
            </Link>
          )}
        </>
      }
    >
      <p>
        <Trans>The game opens automatically after you log in.</Trans>
      </p>
    </StageNotice>
  )
}
