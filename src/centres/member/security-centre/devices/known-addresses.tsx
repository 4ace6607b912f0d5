import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useMomentsInText } from '../../../../parts/site/merchant-clock/use-moments.ts'
import { QueryView } from '../../../../parts/site/query-view/query-view.tsx'
import { forgetAddressAtom, knownAddressesQuery } from '../../../../state/security/known-addresses.ts'
import { MapPin } from '../../../../ui/media/later-icons.ts'
import { Places } from '../places.tsx'
import { usePlaceChange } from '../use-place-change.ts'
import { Section } from '../../../../ui/layout/section.tsx'
import { Text } from '../../../../ui/layout/text.tsx'
import { Placeholder } from '../../../../ui/states/placeholder.tsx'

/**
 * From where a login is asked for no further proof; an address that is forgotten is asked again (spec 4, "Unregistered-IP
 * login").
 */
export function KnownAddresses() {
  const { t } = useLingui()
  const say = useMomentsInText()
  const queries = useQueryClient()
  const query = useQuery(knownAddressesQuery)
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
      <QueryView query={query} tellsStale waiting={<Placeholder of="row" />}>
        {(list) => (
          <>
            {list.length === 0 && (
              <Text size="s" tone="muted">
                <Trans>No IP addresses are known yet, so every login has to be verified.</Trans>
              </Text>
            )}
            <Places
              icon={MapPin}
              change={change}
              done={<Trans>The IP address has been forgotten.</Trans>}
              places={list.map(({ ip, at, current }) => ({
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
          </>
        )}
      </QueryView>
    </Section>
  )
}
