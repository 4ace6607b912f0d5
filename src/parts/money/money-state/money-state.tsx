import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { describeMoneyFailure } from '../../../i18n/failures/money-refusals.ts'
import { Refusal } from '../../../rules/failure.ts'
import type { Intent, MoneyKind, Movement, Settled } from '../../../rules/money/money-intent.ts'
import { cannotSettleAtom, settledIntentsAtom } from '../../../state/money/request/pending-money.ts'
import { dismissSettledAtom } from '../../../state/money/request/settle-money.ts'
import { Alert } from '../../../ui/states/alert.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { icon } from '../../../ui/media/icon.css.ts'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { takeLostFocus } from '../../../ui/hooks/take-lost-focus.ts'
import { Reference } from '../../site/failure-notice/reference.tsx'
import { ReloadButton } from '../../site/failure-notice/reload-button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'

interface MoneyStateProps {
  readonly kind: MoneyKind
  readonly pending: readonly Intent[]
  /** What is moved, such as "P10.00 from my wallet to Pinetop". */
  readonly words: (movement: Movement) => string
}

/**
 * Over a form for money: what was sent and not heard of, which locks it in every tab and after a reload; and what came of
 * it, until somebody has read that (safety rule "Money": pending, never failed).
 */
export function MoneyState({ kind, pending, words }: MoneyStateProps) {
  const settled = useAtomValue(settledIntentsAtom).filter((one) => one.kind === kind)
  const place = useRef<HTMLDivElement>(null)
  const isPending = pending.length > 0
  // The form that is locked can't keep the focus.
  useEffect(() => {
    if (isPending) setTimeout(() => takeLostFocus(place.current, { preventScroll: true }))
  }, [isPending])
  return (
    <Stack space="s" ref={place} tabIndex={-1}>
      {pending.map((intent) => (
        <PendingNotice key={intent.requestNo} what={words(intent)} />
      ))}
      {settled.map((one) => (
        <SettledNotice key={one.requestNo} settled={one} what={words(one)} />
      ))}
    </Stack>
  )
}

function PendingNotice({ what }: { readonly what: string }) {
  const { t } = useLingui()
  const cannotAsk = useAtomValue(cannotSettleAtom)
  return (
    <Alert
      tone="warn"
      title={t`Pending: ${what}`}
      actions={
        cannotAsk ? (
          <>
            <p>
              <Trans>A part of this page did not load. Reload the page to see the status.</Trans>
            </p>
            <ReloadButton variant="quiet" size="s" />
          </>
        ) : (
          <>
            <Spinner className={icon.s} />
            <p>
              <Trans>Checking the status</Trans>
            </p>
          </>
        )
      }
    >
      <p>
        <Trans>
          We have not received a response. We are checking the status; no further transfers are made until it is known.
          You can leave this page and come back later.
        </Trans>
      </p>
    </Alert>
  )
}

function SettledNotice({ settled, what }: { readonly settled: Settled; readonly what: string }) {
  const { i18n, t } = useLingui()
  const read = useSetAtom(dismissSettledAtom)
  const { state, reference, message, requestNo, doubles } = settled
  const close = (
    <Button variant="quiet" size="s" onClick={() => read(requestNo)}>
      <Trans>OK</Trans>
    </Button>
  )
  const times = doubles?.length ?? 1
  if (doubles)
    return (
      <Alert
        tone="warn"
        title={t`Done ${times} times: ${what}`}
        actions={
          <>
            {close}
            {doubles.map((one, index) => (
              <Reference key={`${index} ${one}`} text={one} />
            ))}
          </>
        }
      >
        <p>
          <Trans>
            You asked for this once, but the connection broke and it was carried out more than once. Customer service
            will put it right: please send them these references.
          </Trans>
        </p>
      </Alert>
    )
  if (state === 'done')
    return (
      <Alert
        tone="good"
        title={t`Done: ${what}`}
        actions={
          <>
            {close}
            <Reference text={reference} />
          </>
        }
      />
    )
  const refused = describeMoneyFailure(i18n, new Refusal('settleMoneyRequest', message, null))
  return (
    <Alert tone={state === 'refused' ? 'bad' : 'info'} title={t`Not processed: ${what}`} actions={close}>
      <p>
        {state === 'refused' ? (
          refused.detail
        ) : (
          <Trans>The request was not received and no money was transferred. You can try again.</Trans>
        )}
      </p>
    </Alert>
  )
}
