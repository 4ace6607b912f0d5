import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { Form } from '../../../../parts/site/form/form.tsx'
import { useServerForm } from '../../../../parts/site/form/use-server-form.ts'
import { Uploader } from '../../../../parts/site/uploader/uploader.tsx'
import { useUploads } from '../../../../parts/site/uploader/use-uploads.ts'
import type { DepositOrder } from '../../../../state/money/deposits.ts'
import { sendDepositSlipAtom } from '../../../../state/money/send-deposit.ts'
import { useHoldReload } from '../../../../state/site/reload.ts'

/** Pictures of the payment; sent once more they take the place of those before. */
export function SlipForm({ order }: { readonly order: DepositOrder }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const send = useSetAtom(sendDepositSlipAtom)
  const uploads = useUploads('deposit-slip')
  const isMissing = uploads.isOpen || uploads.ids.length === 0
  const form = useServerForm({
    names: ['slip'],
    validate: () =>
      isMissing
        ? {
            slip: uploads.isOpen
              ? msg`Wait until the pictures have been uploaded, or remove those that failed.`
              : msg`Choose a picture first.`,
          }
        : {},
    submit: async () => {
      await send({ reference: order.reference, uploads: [...uploads.ids] }, queries)
      uploads.clear()
    },
  })
  useHoldReload(uploads.items.length > 0)
  return (
    <Form
      of={form}
      aria-label={t`Receipt`}
      send={<Trans>Send the receipt</Trans>}
      button={{ variant: order.slips > 0 ? 'quiet' : 'primary' }}
    >
      <Uploader
        label={order.slips > 0 ? t`Send other pictures` : t`Picture of your receipt`}
        uploads={uploads}
        // What was wrong is right as soon as the pictures are there.
        error={isMissing ? form.errorOf('slip') : undefined}
        disabled={form.busy}
      />
    </Form>
  )
}
