import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { setDefaultPayoutAccountAtom, type PayoutAccount } from '../../../../state/money/payout-accounts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { cx } from '../../../../ui/layout/cx.ts'
import { icon } from '../../../../ui/media/icon.css.ts'
import { Banknote, Coins } from '../../../../ui/media/later-icons.ts'
import { takeLostFocus } from '../../../../ui/hooks/take-lost-focus.ts'
import { ChangeFailure } from '../protection/change-failure.tsx'
import { RemovePayoutForm } from './remove-payout-form.tsx'
import * as css from '../section.css.ts'

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
  const Mark = kind === 'bank' ? Banknote : Coins
  return (
    <li ref={place} className={css.row}>
      <div className={css.lineWide}>
        <Mark aria-hidden className={cx(icon.m, css.mark)} />
        <div className={css.words}>
          <p className={css.name}>
            <bdi>{name}</bdi> {isDefault && <span className={css.tag}>{t`Default`}</span>}
          </p>
          <p className={css.value}>
            <bdi>{number}</bdi>
            {holder && (
              <>
                {' · '}
                <bdi>{holder}</bdi>
              </>
            )}
          </p>
        </div>
        <div className={cx(css.actionsBelow, css.actions)}>
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
        </div>
      </div>
      <ChangeFailure error={failure} />
      {removing && (
        <div className={css.panel}>
          <RemovePayoutForm
            account={account}
            onDone={() => onDone(t`${name} ${number} has been removed.`)}
            onCancel={() => setRemoving(false)}
          />
        </div>
      )}
    </li>
  )
}
