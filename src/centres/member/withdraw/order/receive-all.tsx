import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useFormatMoney } from '../../../../parts/money/money-form/use-format-money.ts'
import { useMoney } from '../../../../parts/money/money-form/use-money.ts'
import { MoneyFailure } from '../../../../parts/money/money-state/money-failure.tsx'
import { MoneyState } from '../../../../parts/money/money-state/money-state.tsx'
import { toDecimal } from '../../../../rules/money/money.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import { confirmAllReceiptsAtom } from '../../../../state/money/send-withdrawal.ts'
import type { Unconfirmed } from '../../../../state/money/withdrawals.ts'
import { Alert } from '../../../../ui/states/alert.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useReceiptLabels } from './use-receipt-labels.ts'
import { Cluster } from '../../../../ui/layout/cluster.tsx'
import { News } from '../../../../ui/states/news.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { Amount } from '../../../../ui/layout/amount.tsx'
import { Facts } from '../../../../ui/layout/facts.tsx'
import { Fact } from '../../../../ui/layout/fact.tsx'

const sumOf = (all: readonly Unconfirmed[]): bigint => all.reduce((sum, { amount }) => sum + amount, 0n)

/** What waits for the player's word, and one word for all of it (spec 4, "all received"). */
export function ReceiveAll({ open }: { readonly open: readonly Unconfirmed[] }) {
  const { t } = useLingui()
  const money = useMoney('receipt')
  const words = useReceiptLabels()
  const confirm = useSetAtom(confirmAllReceiptsAtom)
  const say = useFormatMoney()
  const { currency } = useAtomValue(brandAtom)
  // Those that stood there when it was asked; what has changed meanwhile is refused.
  const [asking, setAsking] = useState<readonly Unconfirmed[] | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [done, setDone] = useState(0)
  const count = open.length
  const send = async (seen: readonly Unconfirmed[]): Promise<void> => {
    setAsking(null)
    setFailure(null)
    setDone(0)
    try {
      const decimal = (minor: bigint): string => toDecimal(minor, currency.digits)
      const receipts = seen.map(({ reference, amount, paid }) => ({
        reference,
        amount: decimal(amount),
        paid: decimal(paid),
      }))
      const amount = decimal(sumOf(seen))
      const sent = await money.send(({ requestNo }, queries) => confirm({ requestNo, amount, receipts }, queries))
      if (sent.state === 'done') setDone(sent.reply.count)
    } catch (problem) {
      setFailure(problem)
    }
  }
  return (
    <News>
      <MoneyState kind="receipt" pending={money.pending} words={words} />
      {failure !== null && <MoneyFailure error={failure} />}
      {done > 0 && (
        <Alert tone="good">
          <p>
            <Plural value={done} one="# payment is confirmed." other="# payments are confirmed." />
          </p>
        </Alert>
      )}
      {count > 0 && (
        <Alert tone="info" title={t`Have you received it?`}>
          <p>
            <Plural
              value={count}
              one="# payment awaits your confirmation. Open it below, or confirm it here."
              other="# payments await your confirmation. Open them below, or confirm all of them here."
            />
          </p>
          <Cluster apart>
            <Button size="s" busy={money.busy} disabled={!money.isReady} onClick={() => setAsking(open)}>
              <Trans>All received</Trans>
            </Button>
          </Cluster>
        </Alert>
      )}
      {asking && (
        <ConfirmDialog
          title={t`Has all of it arrived?`}
          confirm={t`Yes, all received`}
          keep={t`Not yet`}
          onConfirm={() => void send(asking)}
          onCancel={() => setAsking(null)}
        >
          <Panel as="div" inset="lines">
            <Facts layout="lines">
              {asking.map(({ reference, amount }) => (
                <Fact key={reference} name={<bdi>{reference}</bdi>}>
                  {say(amount)}
                </Fact>
              ))}
              <Fact name={t`In all`}>
                <Amount size="l">{say(sumOf(asking))}</Amount>
              </Fact>
            </Facts>
          </Panel>
          <p>
            <Trans>Check your accounts first: once confirmed, payments can no longer be reported as missing.</Trans>
          </p>
        </ConfirmDialog>
      )}
    </News>
  )
}
