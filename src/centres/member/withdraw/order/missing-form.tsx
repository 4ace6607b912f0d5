import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { MoneyFailure } from '../../../../parts/money/money-state/money-failure.tsx'
import { Uploader } from '../../../../parts/site/uploader/uploader.tsx'
import { useUploads } from '../../../../parts/site/uploader/use-uploads.ts'
import { countCharacters } from '../../../../rules/characters.ts'
import { FEEDBACK_LENGTH } from '../../../../rules/figures.ts'
import { useHoldReload } from '../../../../state/site/reload.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { TextArea } from '../../../../ui/fields/text-area.tsx'
import { useForm } from '../../../../ui/fields/use-form.ts'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Cluster } from '../../../../ui/layout/cluster.tsx'

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
  const { t, i18n } = useLingui()
  const uploads = useUploads('receipt-proof')
  const form = useForm<'note'>({
    names: ['note'],
    validate: ({ note }) =>
      countCharacters(note) > LONGEST ? { note: msg`Enter ${LONGEST} characters at most.` } : {},
    submit: ({ note }) => onSend({ note, proofs: uploads.ids }),
  })
  useHoldReload(form.dirty || form.busy || uploads.items.length > 0)
  return (
    <Stack as="form" {...form.props} aria-label={t`Not received`}>
      <p>
        <Trans>Upload a bank statement that covers the time since the payment. You may hide unrelated details.</Trans>
      </p>
      <Uploader label={t`Pictures`} uploads={uploads} disabled={form.busy} />
      <TextArea
        name="note"
        label={t`Note (optional)`}
        limit={LONGEST}
        rows={3}
        error={form.errors.note && i18n._(form.errors.note)}
      />
      {form.failure !== null && <MoneyFailure error={form.failure} />}
      <Cluster apart>
        <Button type="submit" busy={form.busy} disabled={!ready || uploads.isOpen}>
          <Trans>Report as not received</Trans>
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </Cluster>
    </Stack>
  )
}
