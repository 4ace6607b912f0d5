import type { ReactNode } from 'react'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { Alert } from '../../../ui/states/alert.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import type { IconView } from '../../../ui/media/icons.tsx'
import { takeLostFocus } from '../../../ui/hooks/take-lost-focus.ts'
import type { PlaceChange } from './use-place-change.ts'
import { Text } from '../../../ui/layout/text.tsx'
import { Entry } from '../../../ui/layout/entry.tsx'
import { Rows } from '../../../ui/lists/rows.tsx'
import { Row } from '../../../ui/lists/row.tsx'

interface Place {
  readonly key: string
  readonly name: string
  readonly value: ReactNode
  /** What can be done about it; `about` says to which one, for who hears it alone. */
  readonly action?: { readonly label: ReactNode; readonly about: string; readonly run: () => void }
  /** What stands there where nothing can be done. */
  readonly instead?: ReactNode
}

interface PlacesProps {
  readonly icon: IconView
  readonly places: readonly Place[]
  readonly change: PlaceChange
  /** What was done, in words. */
  readonly done: ReactNode
}

/** Where an account is used: devices, addresses. Each can be taken away, and what was pressed goes with it. */
export function Places({ icon, places, change: { busy, failure, isDone }, done }: PlacesProps) {
  return (
    <>
      {failure !== null && <FailureNotice error={failure} />}
      {isDone && (
        <div ref={focusWhenLost} tabIndex={-1}>
          <Alert tone="good">
            <p>{done}</p>
          </Alert>
        </div>
      )}
      {places.length > 0 && (
        <Rows>
          {places.map(({ key, name, value, action, instead }) => (
            <Row key={key} inset="m">
              <Entry
                icon={icon}
                name={<bdi>{name}</bdi>}
                note={value}
                besideFrom="phone"
                end={
                  action ? (
                    <Button variant="quiet" size="s" busy={busy === key} aria-label={action.about} onClick={action.run}>
                      {action.label}
                    </Button>
                  ) : (
                    <Text as="span" size="s" tone="muted">
                      {instead}
                    </Text>
                  )
                }
              />
            </Row>
          ))}
        </Rows>
      )}
    </>
  )
}

/** The button that was pressed has gone with its place. */
const focusWhenLost = (element: HTMLElement | null): void => takeLostFocus(element)
