import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Alert } from '../../../../ui/states/alert.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { cx } from '../../../../ui/layout/cx.ts'
import { icon } from '../../../../ui/media/icon.css.ts'
import type { IconView } from '../../../../ui/media/icons.tsx'
import { takeLostFocus } from '../../../../ui/hooks/take-lost-focus.ts'
import * as css from '../section.css.ts'
import { WayBack } from '../way-back.tsx'

interface GuardRowProps {
  readonly icon: IconView
  readonly name: string
  readonly value: ReactNode
  /** What the button does, and what it is about: "Change" and "Change the mobile number". */
  readonly action: { readonly label: string; readonly about: string }
  readonly open: boolean
  readonly onToggle: () => void
  /** What has just been done here. */
  readonly done: string | null
  /** The form, which is there while it is open. */
  readonly children: ReactNode
}

/** One guard of the account: what it is, how it stands, and below it the form that changes it. */
export function FactorRow({ icon: Icon, name, value, action, open, onToggle, done, children }: GuardRowProps) {
  const id = useId()
  const place = useRef<HTMLLIElement>(null)
  // One that another page has sent the player for is open from the start.
  const wasOpen = useRef(false)
  useEffect(() => {
    // The form takes the focus where it comes, and leaves it with what it was opened by.
    if (open && !wasOpen.current) {
      const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector)
      const first = find('[data-focus]') ?? find('input:not([aria-hidden])')
      first?.focus()
      place.current?.scrollIntoView({ block: 'nearest' })
    }
    if (!open && wasOpen.current) takeLostFocus(place.current?.querySelector('button'))
    wasOpen.current = open
  }, [open])
  return (
    <li ref={place} className={css.row}>
      <div className={css.line}>
        <Icon aria-hidden className={cx(icon.m, css.mark)} />
        <div className={css.words}>
          <p className={css.name}>{name}</p>
          <p className={css.value}>{value}</p>
        </div>
        <Button
          variant="quiet"
          size="s"
          className={css.action}
          aria-label={action.about}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={onToggle}
        >
          {action.label}
        </Button>
      </div>
      {done !== null && !open && (
        <Alert tone="good">
          <p>{done}</p>
          <WayBack />
        </Alert>
      )}
      {open && (
        <div id={id} className={css.panel}>
          {children}
        </div>
      )}
    </li>
  )
}
