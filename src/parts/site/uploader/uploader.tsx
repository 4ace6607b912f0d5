import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import { PICTURE_TYPES } from '../../../rules/picture-file.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { ImageUp } from '../../../ui/media/later-icons.ts'
import { takeLostFocus } from '../../../ui/hooks/take-lost-focus.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { Text } from '../../../ui/layout/text.tsx'
import { UploaderItem } from './uploader-item.tsx'
import type { Uploads } from './use-uploads.ts'
import * as css from './uploader.css.ts'

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
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLFieldSetElement>(null)
  const { items, room, tooMany } = uploads
  const full = room <= 0
  const most = items.length + room
  const words = error ?? (tooMany ? t`No more than ${most} pictures can be sent at once.` : '')
  const take = (files: FileList | null): void => uploads.add([...(files ?? [])])
  const remove = (key: number): void => {
    uploads.remove(key)
    // The button goes with its picture.
    setTimeout(() => takeLostFocus(input.current ?? frame.current, { preventScroll: true }))
  }
  return (
    <fieldset ref={frame} className={css.uploader} disabled={disabled} tabIndex={-1}>
      <legend className={compact ? hiddenVisually : css.legend}>{label}</legend>
      {!full && (
        <div
          className={cx(css.place, compact && css.compact)}
          {...(over ? { 'data-over': '' } : {})}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            if (!disabled) take(event.dataTransfer.files)
          }}
        >
          <span className={compact ? '' : css.placeMark}>
            <ImageUp aria-hidden className={icon.m} />
          </span>
          <Stack as="span" space="none" aria-hidden>
            <Text as="span" weight="medium" breaks>
              {single ? <Trans>Choose a picture</Trans> : <Trans>Choose pictures</Trans>}
            </Text>
            <span id={`${id}-limits`} className={compact ? hiddenVisually : css.limits}>
              {hint ?? <Limits most={most} />}
            </span>
          </Stack>
          <input
            ref={input}
            id={id}
            type="file"
            className={css.file}
            aria-label={single ? t`Choose a picture` : t`Choose pictures`}
            aria-describedby={`${id}-limits ${id}-words`}
            accept={PICTURE_TYPES.join(',')}
            multiple={!single}
            disabled={disabled}
            onChange={(event) => {
              take(event.target.files)
              // The same file may be chosen once more after it was taken out.
              event.target.value = ''
            }}
          />
        </div>
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
