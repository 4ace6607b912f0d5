import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { FailureNotice } from '../../../parts/failure-notice/failure-notice.tsx'
import { useMoments } from '../../../parts/merchant-clock/use-moments.ts'
import { devicesQuery, endDeviceAtom, type Device } from '../../../state/account-security.ts'
import { gatewayAtom } from '../../../state/gateway.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { cx } from '../../../ui/cx.ts'
import { icon } from '../../../ui/icon.css.ts'
import { TabletSmartphone } from '../../../ui/later-icons.ts'
import { PageEnd } from '../../../ui/page-end.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { takeLostFocus } from '../../../ui/take-lost-focus.ts'
import * as css from './section.css.ts'
import { Section } from './section.tsx'

/** Where the account is logged in just now; any other device than this one can be logged out. */
export function Devices() {
  const { t } = useLingui()
  const say = useMoments()
  const queries = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(devicesQuery(useAtomValue(gatewayAtom)))
  const end = useSetAtom(endDeviceAtom)
  const [asked, setAsked] = useState<Device | null>(null)
  const [ending, setEnding] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [ended, setEnded] = useState(false)
  const nameOf = ({ device }: Device): string => device || t`Unknown device`
  const logOut = async ({ id }: Device): Promise<void> => {
    setAsked(null)
    setEnding(id)
    setFailure(null)
    setEnded(false)
    try {
      await end(id, queries)
      setEnded(true)
    } catch (problem) {
      setFailure(problem)
    } finally {
      setEnding(null)
    }
  }
  return (
    <Section
      title={t`Devices`}
      note={data && <Plural value={data.length} one="Logged in on # device" other="Logged in on # devices" />}
    >
      {!data && error && <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Skeleton className={css.waitingRow} />}
      {failure !== null && <FailureNotice error={failure} />}
      {ended && (
        <div ref={focusWhenLost} tabIndex={-1}>
          <Alert tone="good">
            <p>
              <Trans>The device is logged out.</Trans>
            </p>
          </Alert>
        </div>
      )}
      {data && (
        <ul className={css.rows}>
          {data.map((device) => (
            <li key={device.id} className={css.row}>
              <div className={css.line}>
                <TabletSmartphone aria-hidden className={cx(icon.m, css.mark)} />
                <div className={css.words}>
                  <p className={css.name}>
                    <bdi>{nameOf(device)}</bdi>
                  </p>
                  <p className={css.value}>
                    <Trans>
                      Since {say(device.at)}, <bdi>{device.ip}</bdi>
                    </Trans>
                  </p>
                </div>
                {device.current ? (
                  <span className={cx(css.value, css.action)}>
                    <Trans>This device</Trans>
                  </span>
                ) : (
                  <Button
                    variant="quiet"
                    size="s"
                    className={css.action}
                    busy={ending === device.id}
                    aria-label={t`Log out ${nameOf(device)}`}
                    onClick={() => setAsked(device)}
                  >
                    <Trans>Log out</Trans>
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <PageEnd>
          <ConfirmDialog
            title={t`Log this device out?`}
            confirm={t`Log out`}
            keep={t`Leave it logged in`}
            destructive
            onConfirm={() => void logOut(asked)}
            onCancel={() => setAsked(null)}
          >
            <p>
              <Trans>
                <bdi>{nameOf(asked)}</bdi> has to log in again. If it is not yours, change your password as well.
              </Trans>
            </p>
          </ConfirmDialog>
        </PageEnd>
      )}
    </Section>
  )
}

/** The button that was pressed has gone with its device. */
const focusWhenLost = (element: HTMLElement | null): void => takeLostFocus(element)
