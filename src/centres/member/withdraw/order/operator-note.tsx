import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useFormatMoney } from '../../../../parts/money/money-form/use-format-money.ts'
import { FailureNotice } from '../../../../parts/site/failure-notice/failure-notice.tsx'
import { acknowledgeReceiptAtom } from '../../../../state/money/send-withdrawal.ts'
import type { WithdrawalDetail } from '../../../../state/money/withdrawals.ts'
import { Alert } from '../../../../ui/states/alert.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { Cluster } from '../../../../ui/layout/cluster.tsx'
import { Text } from '../../../../ui/layout/text.tsx'

/** What the operator has to say of a withdrawal; a forced receipt is told until the player has read it (spec 4). */
export function OperatorNote({ withdrawal }: { readonly withdrawal: WithdrawalDetail }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const say = useFormatMoney()
  const acknowledge = useSetAtom(acknowledgeReceiptAtom)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const { state, reason, acknowledged, reference } = withdrawal
  const [asked, paid] = [say(withdrawal.amount), say(withdrawal.paid)]
  if (state !== 'forced' && state !== 'rejected' && state !== 'returned') return null
  const isUnread = state === 'forced' && !acknowledged
  const read = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      await acknowledge(reference, queries)
    } catch (problem) {
      setFailure(problem)
    } finally {
      setBusy(false)
    }
  }
  if (!reason && state !== 'forced') return null
  return (
    <Alert tone={isUnread ? 'warn' : 'info'} title={isUnread ? t`We count this payment as received` : t`Our message`}>
      {reason && (
        <Text weight="medium">
          <bdi>{reason}</bdi>
        </Text>
      )}
      {state === 'forced' && (
        <p>
          <Trans>
            You asked for {asked}; {paid} of it was paid out, and that counts as received.
          </Trans>
        </p>
      )}
      {isUnread && (
        <>
          <p>
            <Trans>If you disagree, contact customer service and quote the reference below.</Trans>
          </p>
          {failure !== null && <FailureNotice error={failure} />}
          <Cluster apart>
            <Button size="s" variant="quiet" busy={busy} onClick={() => void read()}>
              <Trans>I have read this</Trans>
            </Button>
          </Cluster>
        </>
      )}
    </Alert>
  )
}
