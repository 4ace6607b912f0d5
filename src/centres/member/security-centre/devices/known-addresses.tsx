import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { FailureNotice } from '../../../../parts/site/failure-notice/failure-notice.tsx'
import { useMoments } from '../../../../parts/site/merchant-clock/use-moments.ts'
import { gatewayAtom } from '../../../../state/gateway.ts'
import { forgetAddressAtom, knownAddressesQuery } from '../../../../state/security/known-addresses.ts'
import { MapPin } from '../../../../ui/media/later-icons.ts'
import { Placeholder } from '../../../../ui/states/placeholder.tsx'
import { Places } from '../places.tsx'
import { usePlaceChange } from '../use-place-change.ts'
import { Section } from '../../../../ui/layout/section.tsx'
import { Text } from '../../../../ui/layout/text.tsx'

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
      title={t`Known IP addresses`}
      note={
        <Trans>
          A login from an IP address that is not listed here has to be verified. Forget the addresses that are not
          yours.
        </Trans>
      }
    >
      {!data && error && <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Placeholder of="row" />}
      {data?.length === 0 && (
        <Text size="s" tone="muted">
          <Trans>No IP addresses are known yet, so every login has to be verified.</Trans>
        </Text>
      )}
      <Places
        icon={MapPin}
        change={change}
        done={<Trans>The IP address has been forgotten.</Trans>}
        places={data?.map(({ ip, at, current }) => ({
          key: ip,
          name: ip,
          value: current ? <Trans>Your current IP address</Trans> : <Trans>Last login {say(at)}</Trans>,
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
