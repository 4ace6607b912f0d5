import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { FailureNotice } from '../../../parts/failure-notice/failure-notice.tsx'
import { useMoments } from '../../../parts/merchant-clock/use-moments.ts'
import { gatewayAtom } from '../../../state/gateway.ts'
import { forgetAddressAtom, knownAddressesQuery } from '../../../state/known-addresses.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { icon } from '../../../ui/icon.css.ts'
import { MapPin } from '../../../ui/later-icons.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import * as css from './section.css.ts'
import { Section } from './section.tsx'

/** From where a login is asked for no further proof; an address that is forgotten is asked again (spec 4, "Unregistered-IP login"). */
export function KnownAddresses() {
  const { t } = useLingui()
  const say = useMoments()
  const queries = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(knownAddressesQuery(useAtomValue(gatewayAtom)))
  const forget = useSetAtom(forgetAddressAtom)
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const go = async (ip: string): Promise<void> => {
    setBusy(ip)
    setFailure(null)
    await forget(ip, queries).catch(setFailure)
    setBusy(null)
  }
  return (
    <Section
      title={t`Known addresses`}
      note={
        <Trans>
          A login from an address that is not listed here asks for one more proof that it is you. Forget those that are
          not yours.
        </Trans>
      }
    >
      {!data && error && <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Skeleton className={css.waitingRow} />}
      {failure !== null && <FailureNotice error={failure} />}
      {data?.length === 0 && (
        <p className={css.value}>
          <Trans>No address is known: every login asks.</Trans>
        </p>
      )}
      {data && data.length > 0 && (
        <ul className={css.rows}>
          {data.map(({ ip, at, current }) => (
            <li key={ip} className={css.row}>
              <div className={css.line}>
                <MapPin aria-hidden className={cx(icon.m, css.mark)} />
                <div className={css.words}>
                  <p className={css.name}>
                    <bdi>{ip}</bdi>
                  </p>
                  <p className={css.value}>
                    {current ? <Trans>Where you are now</Trans> : <Trans>Last login {say(at)}</Trans>}
                  </p>
                </div>
                <Button
                  variant="quiet"
                  size="s"
                  className={css.action}
                  busy={busy === ip}
                  aria-label={t`Forget ${ip}`}
                  onClick={() => void go(ip)}
                >
                  <Trans>Forget</Trans>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
