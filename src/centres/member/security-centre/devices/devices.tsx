import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useMomentsInText } from '../../../../parts/site/merchant-clock/use-moments.ts'
import { QueryView } from '../../../../parts/site/query-view/query-view.tsx'
import { devicesQuery, endDeviceAtom, type Device } from '../../../../state/security/account-security.ts'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { TabletSmartphone } from '../../../../ui/media/later-icons.ts'
import { PageEnd } from '../../../../ui/page/page-end.tsx'
import { Places } from '../places.tsx'
import { usePlaceChange } from '../use-place-change.ts'
import { Section } from '../../../../ui/layout/section.tsx'
import { Placeholder } from '../../../../ui/states/placeholder.tsx'

/** Where the account is logged in just now; any other device than this one can be logged out. */
export function Devices() {
  const { t } = useLingui()
  const say = useMomentsInText()
  const queries = useQueryClient()
  const query = useQuery(devicesQuery)
  const end = useSetAtom(endDeviceAtom)
  const [asked, setAsked] = useState<Device | null>(null)
  const change = usePlaceChange()
  const nameOf = ({ device }: Device): string => device || t`Unknown device`
  return (
    <Section
      title={t`Devices`}
      note={
        query.data && <Plural value={query.data.length} one="Logged in on # device" other="Logged in on # devices" />
      }
    >
      <QueryView query={query} tellsStale waiting={<Placeholder of="row" />}>
        {(list) => (
          <Places
            icon={TabletSmartphone}
            change={change}
            done={<Trans>The device has been signed out.</Trans>}
            places={list.map((device) => ({
              key: device.id,
              name: nameOf(device),
              value: (
                <Trans>
                  Since {say(device.at)}, <bdi>{device.ip}</bdi>
                </Trans>
              ),
              ...(device.current
                ? { instead: <Trans>This device</Trans> }
                : {
                    action: {
                      label: <Trans>Sign out</Trans>,
                      about: t`Sign out ${nameOf(device)}`,
                      run: () => setAsked(device),
                    },
                  }),
            }))}
          />
        )}
      </QueryView>
      {asked && (
        <PageEnd>
          <ConfirmDialog
            title={t`Sign this device out?`}
            confirm={t`Sign out`}
            keep={t`Leave it logged in`}
            destructive
            onConfirm={() => {
              setAsked(null)
              void change.make(asked.id, () => end(asked.id, queries))
            }}
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
