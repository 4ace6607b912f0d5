import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef } from 'react'
import { PICTURE_TYPES } from '../../../rules/picture-file.ts'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { legend } from '../../../ui/fields/choices.css.ts'
import { ImageUp } from '../../../ui/media/later-icons.ts'
import { takeLostFocus } from '../../../ui/hooks/take-lost-focus.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { gap, group, stack } from '../../../ui/layout/layout.css.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { Text } from '../../../ui/layout/text.tsx'
import { UploaderItem } from './uploader-item.tsx'
import type { Uploads } from './use-uploads.ts'

interface UploaderProps {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly uploads: Uploads
  /** One picture only. */
  readonly single?: boolean
  readonly disabled?: boolean
  /** One line, where pictures are beside the point; its label and limits are read out. */
  readonly compact?: boolean
}

/** Choosing pictures, and how far each is. The form that it stands in reads `uploads.ids`, and waits while `isOpen`. */
export function Uploader(props: UploaderProps) {
  const { label, hint, error, uploads, single = false, disabled = false, compact = false } = props
  const { t } = useLingui()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLFieldSetElement>(null)
  const { items, room, tooMany } = uploads
  const full = room <= 0
  const most = items.length + room
  const words = error ?? (tooMany ? t`No more than ${most} pictures can be sent at once.` : '')
  const remove = (key: number): void => {
    uploads.remove(key)
    // The button goes with its picture.
    setTimeout(() => takeLostFocus(input.current ?? frame.current, { preventScroll: true }))
  }
  return (
    <fieldset ref={frame} className={cx(stack, gap.xs, group)} disabled={disabled} tabIndex={-1}>
      <legend className={compact ? hiddenVisually : legend}>{label}</legend>
      {!full && (
        <FileField
          ref={input}
          id={id}
          label={single ? t`Choose a picture` : t`Choose pictures`}
          icon={ImageUp}
          limits={hint ?? <Limits most={most} />}
          accept={PICTURE_TYPES.join(',')}
          multiple={!single}
          disabled={disabled}
          describedBy={`${id}-words`}
          compact={compact}
          onFiles={uploads.add}
        />
      )}
      <Text id={`${id}-words`} size="s" tone={words ? 'bad' : 'muted'} aria-live="polite">
        {words || (full && !compact ? <Limits most={most} /> : '')}
      </Text>
      {items.length > 0 && (
        <Stack as="ul" space="xs">
          {items.map((item) => (
            <UploaderItem
              key={item.key}
              item={item}
              onRemove={() => remove(item.key)}
              onRetry={() => uploads.retry(item.key)}
            />
          ))}
        </Stack>
      )}
    </fieldset>
  )
}

function Limits({ most }: { readonly most: number }) {
  return most === 1 ? (
    <Trans>PNG or JPG, up to 5 MB.</Trans>
  ) : (
    <Trans>PNG or JPG, up to 5 MB each, {most} at most.</Trans>
  )
}
