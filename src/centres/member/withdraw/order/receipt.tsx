import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useMoney } from '../../../../parts/money/money-form/use-money.ts'
import { useFormatMoney } from '../../../../parts/money/money-form/use-format-money.ts'
import { MoneyFailure } from '../../../../parts/money/money-state/money-failure.tsx'
import { MoneyState } from '../../../../parts/money/money-state/money-state.tsx'
import { confirmReceiptAtom } from '../../../../state/money/send-withdrawal.ts'
import { toDecimal } from '../../../../rules/money/money.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import { unconfirmedOf, type Unconfirmed, type WithdrawalDetail } from '../../../../state/money/withdrawals.ts'
import { Alert } from '../../../../ui/states/alert.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { ConfirmClock } from './confirm-clock.tsx'
import { MissingForm, type Missing } from './missing-form.tsx'
import { useReceiptLabels } from './use-receipt-labels.ts'
import { Cluster } from '../../../../ui/layout/cluster.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { Text } from '../../../../ui/layout/text.tsx'
import { News } from '../../../../ui/states/news.tsx'

/** Has it arrived? Received, or not, with a note and pictures; until then the time runs (spec 4, "Withdrawal confirmation"). */
export function Receipt({ withdrawal }: { readonly withdrawal: WithdrawalDetail }) {
  const { t } = useLingui()
  const say = useFormatMoney()
  const money = useMoney('receipt')
  const words = useReceiptLabels()
  const confirm = useSetAtom(confirmReceiptAtom)
  const { currency } = useAtomValue(brandAtom)
  // With what stood there when it was asked: should the page show another payment meanwhile, the word is not on that one.
  const [asked, setAsked] = useState<(Unconfirmed & { readonly to: 'received' | 'not-received' }) | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const { state, reference, confirmBy, offset } = withdrawal
  const isOpen = state === 'paid-out'
  const open = unconfirmedOf(withdrawal)
  const sum = say(open.amount)
  const seen = say(asked?.amount ?? 0n)
  const to = asked?.to ?? null
  /** @throws Failure where nothing was said */
  const tell = async (said: Unconfirmed, word: 'received' | 'not-received', missing?: Missing): Promise<void> => {
    setFailure(null)
    const proofs = [...(missing?.proofs ?? [])]
    const amount = toDecimal(said.amount, currency.digits)
    const paid = toDecimal(said.paid, currency.digits)
    await money.send(({ requestNo }, queries) =>
      confirm(
        { requestNo, from: reference, to: word, amount, paid, ...(missing && { note: missing.note, proofs }) },
        queries,
      ),
    )
    setAsked(null)
  }
  const receive = async (said: Unconfirmed): Promise<void> => {
    setAsked(null)
    try {
      await tell(said, 'received')
    } catch (problem) {
      setFailure(problem)
    }
  }
  return (
    <>
      <News>
        <MoneyState kind="receipt" pending={money.pending} words={words} />
        {failure !== null && <MoneyFailure error={failure} />}
        {/* The form goes with the time, and what was about to be said in it must not go without a word. */}
        {to === 'not-received' && state === 'confirmed' && (
          <Alert tone="bad" title={t`Your report was not sent`}>
            <Trans>
              The time had run out, so the payment counts as received. If it has not arrived, contact customer service
              and quote the reference {reference}.
            </Trans>
          </Alert>
        )}
      </News>
      {isOpen && (
        <Panel aria-label={t`Have you received it?`}>
          <Text weight="strong">
            <Trans>Have you received it?</Trans>
          </Text>
          <p>
            <Trans>We have sent {sum} to your account.</Trans>
          </p>
          {confirmBy !== null && <ConfirmClock confirmBy={confirmBy} offset={offset} />}
          {asked?.to === 'not-received' ? (
            <MissingForm
              ready={money.isReady}
              onSend={(missing) => tell(asked, 'not-received', missing)}
              onCancel={() => setAsked(null)}
            />
          ) : (
            <Cluster apart>
              <Button disabled={!money.isReady} busy={money.busy} onClick={() => setAsked({ ...open, to: 'received' })}>
                <Trans>Received</Trans>
              </Button>
              <Button
                variant="quiet"
                disabled={!money.isReady}
                onClick={() => setAsked({ ...open, to: 'not-received' })}
              >
                <Trans>Not received</Trans>
              </Button>
            </Cluster>
          )}
        </Panel>
      )}
      {asked?.to === 'received' && (
        <ConfirmDialog
          title={t`Have you received it?`}
          confirm={t`Yes, received`}
          keep={t`Not yet`}
          onConfirm={() => void receive(asked)}
          onCancel={() => setAsked(null)}
        >
          <p>
            <Trans>Check your account first: {seen} was sent. Once confirmed, it cannot be reported as missing.</Trans>
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
