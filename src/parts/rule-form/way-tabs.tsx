import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import type { RegisterWay } from '../../rules/register-ways.ts'
import * as css from '../login-form/login-switch.css.ts'
import { panelId, tabId } from './way-ids.ts'

interface WayTabsProps {
  /** The form's. */
  readonly id: string
  readonly ways: readonly RegisterWay[]
  readonly way: RegisterWay
  readonly onWay: (way: RegisterWay) => void
}

/** User name or mobile number (spec 4, "Registration tabs"). The panel is one: the fields that both have stay. */
export function WayTabs({ id, ways, way, onWay }: WayTabsProps) {
  const { t } = useLingui()
  const names: Readonly<Record<RegisterWay, string>> = { username: t`User name`, mobile: t`Mobile number` }
  const step = (event: KeyboardEvent<HTMLDivElement>): void => {
    const [first, last] = [ways[0], ways.at(-1)]
    // Of two, both arrows lead to the other, in either writing direction.
    const other = ways.find((each) => each !== way)
    const target = { Home: first, End: last, ArrowLeft: other, ArrowRight: other }[event.key]
    if (!target) return
    event.preventDefault()
    onWay(target)
    document.getElementById(tabId(id, target))?.focus()
  }
  return (
    // The keys are those of its tabs, of which one at a time has the focus.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div role="tablist" aria-label={t`Register with`} className={css.ways} onKeyDown={step}>
      {ways.map((each) => (
        <button
          key={each}
          id={tabId(id, each)}
          type="button"
          role="tab"
          className={css.way}
          aria-selected={each === way}
          aria-controls={panelId(id)}
          tabIndex={each === way ? 0 : -1}
          onClick={() => onWay(each)}
        >
          {names[each]}
        </button>
      ))}
    </div>
  )
}
