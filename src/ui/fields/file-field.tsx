import { useState, type ReactNode, type RefObject } from 'react'
import { cx } from '../layout/cx.ts'
import { Stack } from '../layout/stack.tsx'
import { hiddenVisually } from '../layout/text.css.ts'
import { Text } from '../layout/text.tsx'
import { icon as iconSize } from '../media/icon.css.ts'
import type { IconView } from '../media/icons.tsx'
import * as css from './file-field.css.ts'

interface FileFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly id: string
  readonly label: string
  readonly icon: IconView
  /** Which files are taken. */
  readonly limits: ReactNode
  /** Types of files, as the platform reads them. */
  readonly accept: string
  readonly multiple: boolean
  readonly disabled: boolean
  /** The id of what is said of the files besides. */
  readonly describedBy: string
  /** One line rather than a field; its limits are read out. */
  readonly compact: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Where files are chosen or dropped. */
export function FileField(props: FileFieldProps) {
  const { ref, id, label, icon: Mark, limits, accept, multiple, disabled, describedBy, compact, onFiles } = props
  const [over, setOver] = useState(false)
  return (
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
        if (!disabled) onFiles([...event.dataTransfer.files])
      }}
    >
      <span className={compact ? '' : css.placeMark}>
        <Mark aria-hidden className={iconSize.m} />
      </span>
      <Stack as="span" space="none" aria-hidden>
        <Text as="span" weight="medium" breaks>
          {label}
        </Text>
        <span id={`${id}-limits`} className={compact ? hiddenVisually : css.limits}>
          {limits}
        </span>
      </Stack>
      <input
        ref={ref}
        id={id}
        type="file"
        className={css.file}
        aria-label={label}
        aria-describedby={`${id}-limits ${describedBy}`}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file may be chosen once more after it was taken out.
          event.target.value = ''
        }}
      />
    </div>
  )
}
