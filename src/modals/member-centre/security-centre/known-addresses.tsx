import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { FailureNotice } from '../../../parts/failure-notice/failure-notice.tsx'
import { useMoments } from '../../../parts/merchant-clock/use-moments.ts'
import { gatewayAtom } from '../../../state/gateway.ts'
import { forgetAddressAtom, knownAddressesQuery } from '../../../state/known-addresses.ts'
import { MapPin } from '../../../ui/later-icons.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Places } from './places.tsx'
import * as css from './section.css.ts'
import { Section } from './section.tsx'
import { usePlaceChange } from './use-place-change.ts'

/**
 * From where a login is asked for no further proof; an address that is forgotten is asked again (spec 4, "Unregistered-IP
 * login").
 */
export function KnownAddresses() {
  const { t } = useLingui()
  const say = useMoments()
  const queries = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(knownAddressesQuery(useAtomValue(gatewayAtom)))
  const forget = useSetAtom(forgetAddressAtom)
  const change = usePlaceChange()
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
      {data?.length === 0 && (
        <p className={css.value}>
          <Trans>No address is known: every login asks.</Trans>
        </p>
      )}
      <Places
        icon={MapPin}
        change={change}
        done={<Trans>The address is forgotten.</Trans>}
        places={data?.map(({ ip, at, current }) => ({
          key: ip,
          name: ip,
          value: current ? <Trans>Where you are now</Trans> : <Trans>Last login {say(at)}</Trans>,
          action: {
            label: <Trans>Forget</Trans>,
            about: t`Forget ${ip}`,
            run: () => void change.make(ip, () => forget(ip, queries)),
          },
        }))}
      />
    </Section>
  )
}
