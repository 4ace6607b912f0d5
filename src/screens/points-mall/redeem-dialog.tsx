import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { PaymentConfirm } from '../../parts/money/money-form/payment-confirm.tsx'
import type { Money } from '../../parts/money/money-form/use-money.ts'
import { Form } from '../../parts/site/form/form.tsx'
import { useServerForm } from '../../parts/site/form/use-server-form.ts'
import { REMARK_LENGTH } from '../../rules/figures.ts'
import { redeemPointsAtom, type Good } from '../../state/rewards/points.ts'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Fact } from '../../ui/layout/fact.tsx'
import { Text } from '../../ui/layout/text.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { useFormatPoints } from '../../parts/rewards/points/use-format-points.ts'

/** How many are offered at once. */
const MOST = 10

interface RedeemDialogProps {
  readonly good: Good
  readonly points: bigint
  readonly money: Money
  readonly onDone: (reference: string) => void
  readonly onClose: () => void
}

/** How many pieces and where to; then all of it once more, with the payment password that redeems it. */
export function RedeemDialog({ good, points, money, onDone, onClose }: RedeemDialogProps) {
  const { t } = useLingui()
  const redeem = useSetAtom(redeemPointsAtom)
  const say = useFormatPoints()
  const [order, setOrder] = useState<{ readonly quantity: number; readonly remark: string } | null>(null)
  const affordable = good.points > 0n ? Number(points / good.points) : MOST
  const { units } = good
  const most = Math.max(1, Math.min(MOST, affordable, good.stock ?? MOST))
  const form = useServerForm({
    names: ['quantity', 'remark'],
    validate: ({ remark }) => (good.remark && remark.trim() === '' ? { remark: msg`Say where to send it.` } : {}),
    submit: async ({ quantity, remark }) => setOrder({ quantity: Number(quantity), remark: remark.trim() }),
  })
  if (!order)
    return (
      <Dialog title={good.name} onClose={onClose}>
        {good.description && <Text tone="muted">{good.description}</Text>}
        <Form of={form} aria-label={good.name} send={<Trans>Continue</Trans>}>
          <Select name="quantity" label={t`Quantity (${units})`}>
            {Array.from({ length: most }, (_, index) => (
              <option key={index} value={index + 1}>
                {index + 1}
              </option>
            ))}
          </Select>
          {good.remark && (
            <TextArea
              name="remark"
              label={t`Name, address and telephone for the delivery`}
              limit={REMARK_LENGTH}
              required
              error={form.errorOf('remark')}
            />
          )}
        </Form>
      </Dialog>
    )
  const { quantity, remark } = order
  const cost = good.points * BigInt(quantity)
  const [count, left] = [say(cost), say(points - cost)]
  return (
    <PaymentConfirm
      title={t`Check your request`}
      facts={
        <>
          <Fact name={good.name}>
            {quantity} {units}
          </Fact>
          <Fact name={t`It costs`}>{t`${count} points`}</Fact>
          <Fact name={t`Points left`}>{left}</Fact>
          {remark && <Fact name={t`Delivery`}>{remark}</Fact>}
        </>
      }
      note={<Trans>The points are taken now. If the request is rejected, they come back.</Trans>}
      duplicate={<Trans>You made the same request a moment ago. Confirm again to repeat it.</Trans>}
      action={t({ message: 'Redeem', context: 'points' })}
      actionAgain={t`Redeem again`}
      onConfirm={async (paymentPassword, again) => {
        const sent = await money.send(
          (asked, queries) => redeem({ ...asked, good, quantity, remark, paymentPassword }, queries),
          again,
        )
        if (sent.state === 'duplicate') return 'duplicate'
        if (sent.state === 'done') onDone(sent.reply.reference)
        onClose()
        return 'over'
      }}
      onCancel={() => setOrder(null)}
    />
  )
}
