import type { KeyboardEvent } from 'react'
import { cx } from '../layout/cx.ts'
import { panelId, tabId } from './tab-ids.ts'
import * as css from './tabs.css.ts'

interface TabsProps<Name extends string> {
  /** Unique on the page; the ids of tabs and panels begin with it. */
  readonly id: string
  /** What the tabs are about, read out. */
  readonly label: string
  /** What each tab is called, in the order of the page. */
  readonly names: Readonly<Record<Name, string>>
  readonly chosen: Name
  readonly onChoose: (name: Name) => void
  /** Whether all tabs share one panel, so that what is typed in it stays. */
  readonly onePanel?: boolean
  /** On one line that scrolls where it has no room: names that are long in some languages. */
  readonly oneLine?: boolean
  /** `line`: underlined words that others may stand beside. */
  readonly look?: 'frame' | 'line'
}

/** Tabs by the keys that screen readers tell of: arrows, Home and End; each goes there at once. */
export function Tabs<Name extends string>({
  id,
  label,
  names,
  chosen,
  onChoose,
  onePanel = false,
  oneLine = false,
  look = 'frame',
}: TabsProps<Name>) {
  // Object.keys forgets the names that it was given.
  const order = Object.keys(names) as Name[]
  const step = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = keyTarget(event.key, order, chosen, rightToLeft)
    if (target === undefined) return
    event.preventDefault()
    onChoose(target)
    document.getElementById(tabId(id, target))?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label={label}
      className={cx(look === 'line' ? css.lineTabs : css.tabs, oneLine && look === 'frame' && css.oneLine)}
    >
      {order.map((name) => (
        <button
          key={name}
          id={tabId(id, name)}
          type="button"
          role="tab"
          className={look === 'line' ? css.lineTab : css.tab}
          aria-selected={name === chosen}
          aria-controls={onePanel ? panelId(id) : panelId(id, name)}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={step}
        >
          {names[name]}
        </button>
      ))}
    </div>
  )
}

/** Where a key leads; from the last tab one comes to the first. */
function keyTarget<Name>(key: string, order: readonly Name[], from: Name, rightToLeft: boolean): Name | undefined {
  if (key === 'Home') return order[0]
  if (key === 'End') return order.at(-1)
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const forward = (key === 'ArrowRight') !== rightToLeft
  return order.at((order.indexOf(from) + (forward ? 1 : -1)) % order.length)
}
