import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { describeMoneyFailure } from '../../../../i18n/failures/money-refusals.ts'
import { MoneyFailure } from '../../../../parts/money/money-state/money-failure.tsx'
import { Form } from '../../../../parts/site/form/form.tsx'
import { useServerForm } from '../../../../parts/site/form/use-server-form.ts'
import { Uploader } from '../../../../parts/site/uploader/uploader.tsx'
import { useUploads } from '../../../../parts/site/uploader/use-uploads.ts'
import { countCharacters } from '../../../../rules/characters.ts'
import { FEEDBACK_LENGTH } from '../../../../rules/figures.ts'
import { useHoldReload } from '../../../../state/site/reload.ts'
import { TextArea } from '../../../../ui/fields/text-area.tsx'

/** What a player says of a payment that has not arrived. */
export interface Missing {
  readonly note: string
  /** Ids of pictures. */
  readonly proofs: readonly string[]
}

/** In characters, as long as any note to the platform. A name of its own, since translators read it in the message. */
const LONGEST = FEEDBACK_LENGTH

interface MissingFormProps {
  readonly ready: boolean
  /** Throws Failure where nothing was said. */
  readonly onSend: (missing: Missing) => Promise<void>
  readonly onCancel: () => void
}

/** A payment that has not arrived: what there is to see, in words and pictures. */
export function MissingForm({ ready, onSend, onCancel }: MissingFormProps) {
  const { t } = useLingui()
  const uploads = useUploads('receipt-proof')
  const form = useServerForm({
    names: ['note'],
    describe: describeMoneyFailure,
    validate: ({ note }) =>
      countCharacters(note) > LONGEST ? { note: msg`Enter ${LONGEST} characters at most.` } : {},
    submit: ({ note }) => onSend({ note, proofs: uploads.ids }),
  })
  useHoldReload(uploads.items.length > 0)
  return (
    <Form
      of={form}
      aria-label={t`Not received`}
      send={<Trans>Report as not received</Trans>}
      button={{ disabled: !ready || uploads.isOpen }}
      onCancel={onCancel}
      failure={form.failure !== null && <MoneyFailure error={form.failure} />}
    >
      <p>
        <Trans>Upload a bank statement that covers the time since the payment. You may hide unrelated details.</Trans>
      </p>
      <Uploader label={t`Pictures`} uploads={uploads} disabled={form.busy} />
      <TextArea name="note" label={t`Note (optional)`} limit={LONGEST} rows={3} error={form.errorOf('note')} />
    </Form>
  )
}
