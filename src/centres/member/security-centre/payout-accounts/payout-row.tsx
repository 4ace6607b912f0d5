import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { setDefaultPayoutAccountAtom, type PayoutAccount } from '../../../../state/money/payout-accounts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Banknote, Coins } from '../../../../ui/media/later-icons.ts'
import { takeLostFocus } from '../../../../ui/hooks/take-lost-focus.ts'
import { ChangeFailure } from '../protection/change-failure.tsx'
import { RemovePayoutForm } from './remove-payout-form.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Cluster } from '../../../../ui/layout/cluster.tsx'
import { Entry } from '../../../../ui/layout/entry.tsx'
import { Row } from '../../../../ui/lists/row.tsx'
import { Badge } from '../../../../ui/states/badge.tsx'

interface PayoutRowProps {
  readonly account: PayoutAccount
  /** Takes what was done, in words. */
  readonly onDone: (said: string) => void
}

/** One account or address: the first choice or not, and the way to take it away. */
export function PayoutRow({ account, onDone }: PayoutRowProps) {
  const { t } = useLingui()
  const { id, kind, name, number, holder, isDefault } = account
  const queries = useQueryClient()
  const setDefault = useSetAtom(setDefaultPayoutAccountAtom)
  const [removing, setRemoving] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const place = useRef<HTMLLIElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (removing) place.current?.querySelector<HTMLElement>('form input:not([aria-hidden])')?.focus()
    else if (wasOpen.current) takeLostFocus(place.current?.querySelector<HTMLElement>('button:last-of-type'))
    wasOpen.current = removing
  }, [removing])
  const prefer = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      await setDefault(id, queries)
      onDone(t`${name} ${number} is now your default.`)
    } catch (problem) {
      setFailure(problem)
    } finally {
      setBusy(false)
    }
  }
  const preferred = t`Make default`
  const remove = t`Remove`
  return (
    <Row ref={place} inset="m">
      <Entry
        icon={kind === 'bank' ? Banknote : Coins}
        name={
          <>
            <bdi>{name}</bdi> {isDefault && <Badge tone="accent">{t`Default`}</Badge>}
          </>
        }
        note={
          <>
            <bdi>{number}</bdi>
            {holder && (
              <>
                {' · '}
                <bdi>{holder}</bdi>
              </>
            )}
          </>
        }
        besideFrom="tablet"
        end={
          <Cluster>
            {!isDefault && (
              <Button
                variant="ghost"
                size="s"
                busy={busy}
                aria-label={`${preferred} ${name} ${number}`}
                onClick={() => void prefer()}
              >
                {preferred}
              </Button>
            )}
            <Button
              variant="quiet"
              size="s"
              aria-label={`${remove} ${name} ${number}`}
              aria-expanded={removing}
              onClick={() => setRemoving(!removing)}
            >
              {remove}
            </Button>
          </Cluster>
        }
      />
      <ChangeFailure error={failure} />
      {removing && (
        <Stack narrow>
          <RemovePayoutForm
            account={account}
            onDone={() => onDone(t`${name} ${number} has been removed.`)}
            onCancel={() => setRemoving(false)}
          />
        </Stack>
      )}
    </Row>
  )
}
