import { useLingui } from '@lingui/react/macro'
import { CircleExclamationPoint, CircleCheck, Info, X } from '../media/later-icons.ts'
import { Button } from '../actions/button.tsx'
import * as css from './toast.css.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { icon } from '../media/icon.css.ts'
import { useTimeout } from '../hooks/use-timeout.ts'

const MARKS = { good: CircleCheck, bad: CircleExclamationPoint, info: Info }
/** Long enough to read twice; a bad one stays until it is closed. */
const SHOWN_MS = 7_000

interface ToastProps {
  readonly id: number
  readonly tone: keyof typeof MARKS
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
  readonly onDismiss: (id: number) => void
}

/** One short message; the region around it is live. */
export function Toast({ id, tone, text, action, onDismiss }: ToastProps) {
  const { t } = useLingui()
  const Mark = MARKS[tone]
  useTimeout(() => onDismiss(id), tone === 'bad' ? null : SHOWN_MS)
  return (
    <div className={css.floating}>
      <Mark aria-hidden className={`${icon.m} ${css.tone[tone]}`} />
      <span className={css.floatingText}>{text}</span>
      {action && (
        <Button
          variant="quiet"
          size="s"
          onClick={() => {
            action.run()
            onDismiss(id)
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="s" icon={X} label={t`Dismiss`} onClick={() => onDismiss(id)} />
    </div>
  )
}
