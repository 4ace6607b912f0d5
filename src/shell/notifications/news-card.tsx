import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { useTimeout } from '../../ui/hooks/use-timeout.ts'
import { icon } from '../../ui/media/icon.css.ts'
import { CircleCheck, CircleExclamationPoint, X } from '../../ui/media/later-icons.ts'
import { tone } from '../../ui/overlays/toast.css.ts'
import * as css from './notifications.css.ts'

/** Good news goes by itself, once it could be read twice and nobody is at it; bad news stays until it is closed. */
const SHOWN_MS = 12_000

interface NewsCardProps {
  readonly isGood: boolean
  readonly title: ReactNode
  readonly text: ReactNode
  /** What support asks for. */
  readonly reference?: string
  /** What can be done about it. */
  readonly action?: ReactNode
  readonly onClose: () => void
}

/** One piece of news over the page, with what closes it. */
export function NewsCard({ isGood, title, text, reference = '', action, onClose }: NewsCardProps) {
  const { t } = useLingui()
  const Mark = isGood ? CircleCheck : CircleExclamationPoint
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = isPointedAt || hasFocus
  useTimeout(onClose, isGood && !isHeld ? SHOWN_MS : null)
  return (
    <div
      className={css.item[isGood ? 'good' : 'bad']}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <Mark aria-hidden className={`${icon.m} ${isGood ? tone.good : tone.bad}`} />
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p className={css.text}>{text}</p>
        {reference && (
          <p className={css.reference}>
            <bdi>{reference}</bdi>
          </p>
        )}
        {action}
      </div>
      <IconButton
        size="s"
        icon={X}
        label={t`Dismiss`}
        onClick={onClose}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // Of the dialog that it stands in, nothing is closed by that.
          event.preventDefault()
          event.stopPropagation()
          onClose()
        }}
      />
    </div>
  )
}
