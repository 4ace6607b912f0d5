import type { ReactNode } from 'react'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { Alert } from '../../../ui/states/alert.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { cx } from '../../../ui/layout/cx.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import type { IconView } from '../../../ui/media/icons.tsx'
import { takeLostFocus } from '../../../ui/hooks/take-lost-focus.ts'
import * as css from './section.css.ts'
import type { PlaceChange } from './use-place-change.ts'

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
  readonly places: readonly Place[] | undefined
  readonly change: PlaceChange
  /** What was done, in words. */
  readonly done: ReactNode
}

/** Where an account is used: devices, addresses. Each can be taken away, and what was pressed goes with it. */
export function Places({ icon: Icon, places, change: { busy, failure, isDone }, done }: PlacesProps) {
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
      {places && places.length > 0 && (
        <ul className={css.rows}>
          {places.map(({ key, name, value, action, instead }) => (
            <li key={key} className={css.row}>
              <div className={css.line}>
                <Icon aria-hidden className={cx(icon.m, css.mark)} />
                <div className={css.words}>
                  <p className={css.name}>
                    <bdi>{name}</bdi>
                  </p>
                  <p className={css.value}>{value}</p>
                </div>
                {action ? (
                  <Button
                    variant="quiet"
                    size="s"
                    className={css.action}
                    busy={busy === key}
                    aria-label={action.about}
                    onClick={action.run}
                  >
                    {action.label}
                  </Button>
                ) : (
                  <span className={cx(css.value, css.action)}>{instead}</span>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The button that was pressed has gone with its place. */
const focusWhenLost = (element: HTMLElement | null): void => takeLostFocus(element)
