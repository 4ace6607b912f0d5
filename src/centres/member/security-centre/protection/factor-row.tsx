import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Alert } from '../../../../ui/states/alert.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import type { IconView } from '../../../../ui/media/icons.tsx'
import { takeLostFocus } from '../../../../ui/hooks/take-lost-focus.ts'
import { WayBack } from '../way-back.tsx'
import { Row } from '../../../../ui/lists/row.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Entry } from '../../../../ui/layout/entry.tsx'

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
export function FactorRow({ icon, name, value, action, open, onToggle, done, children }: GuardRowProps) {
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
    <Row ref={place} inset="m">
      <Entry
        icon={icon}
        name={name}
        note={value}
        besideFrom="phone"
        end={
          <Button
            variant="quiet"
            size="s"
            aria-label={action.about}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={onToggle}
          >
            {action.label}
          </Button>
        }
      />
      {done !== null && !open && (
        <Alert tone="good">
          <p>{done}</p>
          <WayBack />
        </Alert>
      )}
      {open && (
        <Stack id={id} narrow>
          {children}
        </Stack>
      )}
    </Row>
  )
}
