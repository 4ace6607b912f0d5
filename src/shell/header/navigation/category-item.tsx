import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useId, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { cx } from '../../../ui/layout/cx.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { ChevronDown } from '../../../ui/media/later-icons.ts'
import { GamePanel } from './game-panel-view.ts'
import { itemKey, type HeaderItem } from './header-item.ts'
import type { Point } from './hover-intent.ts'
import { NavItem } from './nav-item.tsx'
import * as css from './navigation.css.ts'
import { onceElsewhere } from './once-elsewhere.ts'
import { PanelFrame } from './panel-frame.tsx'
import { isCovered, useDismissal } from './use-dismissal.ts'
import { useLeave } from './use-leave.ts'
import type { Panels } from './use-panels.ts'

/** Where the focus goes in a panel: to the vendor that is chosen. */
const FIRST = '[popover] a[tabindex="0"]'

interface CategoryItemProps {
  readonly item: HeaderItem
  readonly look: keyof typeof css.link
  readonly panels: Panels
}

/**
 * A category with its drop-down of vendors and games (spec 2, "Bottom bar"). The link leads to the category's page; a
 * mouse that rests on it, a finger's tap, the button behind it and the arrow down open the panel, once there are vendors.
 * An item without a page is itself the button.
 */
export function CategoryItem({ item, look, panels: { open, show, intent } }: CategoryItemProps) {
  const { t } = useLingui()
  const { name, target, lanes = [] } = item
  const key = itemKey(item)
  // What leads nowhere else opens at once, and waits for the vendors in the panel.
  const hasPanel = !target || lanes.length > 0
  const isOpen = hasPanel && open === key
  const panel = useId()
  const place = useRef<HTMLLIElement>(null)
  const pressedBy = useRef('')
  const wantsFocus = useRef(false)
  /** Where a mouse is that has come before the vendors. */
  const awaits = useRef<Point>(null)
  const prepare = (): void => void GamePanel.preload().catch(() => undefined)
  const dismiss = useCallback(
    (returnFocus: boolean) => {
      wantsFocus.current = false
      if (returnFocus) place.current?.querySelector<HTMLElement>('a, button')?.focus()
      show(null)
    },
    [show],
  )
  const takesFocus = useCallback(() => {
    const wanted = wantsFocus.current
    wantsFocus.current = false
    return wanted
  }, [])
  useDismissal(isOpen, place, dismiss)
  useLeave(place, () => {
    awaits.current = null
    intent.away(!isCovered() && !holdsFocus(place.current))
  })
  useEffect(() => {
    if (hasPanel && awaits.current) intent.over(key, awaits.current)
    awaits.current = null
  }, [hasPanel, intent, key])

  const enter = (event: KeyboardEvent): void => {
    pressedBy.current = ''
    // Enter on a link goes to the page, as on any link; on a button both keys open by themselves.
    const opens = event.key === 'ArrowDown' || (event.key === ' ' && event.target instanceof HTMLAnchorElement)
    if (!opens || !hasPanel) return
    event.preventDefault()
    if (isOpen) place.current?.querySelector<HTMLElement>(FIRST)?.focus()
    wantsFocus.current = !isOpen
    show(key)
  }
  const press = (event: MouseEvent): void => {
    const by = pressedBy.current
    pressedBy.current = ''
    // Under a mouse it has opened by itself just now.
    if (!target) return show(isOpen && by !== 'mouse' ? null : key)
    if (by === 'touch' && hasPanel && !isOpen) {
      event.preventDefault()
      return show(key)
    }
    awaits.current = null
    intent.followed()
    if (place.current) onceElsewhere(place.current, intent.elsewhere)
    show(null)
  }
  return (
    // What is operated stands inside; this notices who comes and goes.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={place}
      className={css.item}
      onPointerDown={({ pointerType }) => {
        pressedBy.current = pointerType
      }}
      onFocus={prepare}
      onBlur={({ relatedTarget }) => {
        if (isOpen && relatedTarget && !place.current?.contains(relatedTarget) && !isCovered()) show(null)
      }}
    >
      {/* The link and the button are what is operated; this watches the pointer and the arrow keys over both. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <span
        className={cx(css.head, isOpen && css.headOpen)}
        onPointerMove={({ pointerType, clientX, clientY }) => {
          if (pointerType !== 'mouse') return
          const at = { x: clientX, y: clientY }
          if (!hasPanel) return void (awaits.current = at)
          prepare()
          intent.over(key, at)
        }}
        onKeyDown={enter}
      >
        <NavItem item={item} look={look} opens={isOpen ? panel : null} onClick={press} />
        {target && hasPanel && (
          <button
            type="button"
            className={css.opener}
            aria-label={t`Games: ${name}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            onClick={() => show(isOpen ? null : key)}
          >
            <ChevronDown aria-hidden className={icon.s} />
          </button>
        )}
      </span>
      {isOpen && (
        <PanelFrame id={panel} label={name} onPointer={intent.inside}>
          <GamePanel lanes={lanes} takesFocus={takesFocus} onLeave={() => show(null)} />
        </PanelFrame>
      )}
    </li>
  )
}

/** Whether someone works in it by keyboard: then a mouse that lies about must not close it. */
function holdsFocus(place: HTMLElement | null): boolean {
  const { activeElement } = document
  return (
    activeElement !== null &&
    place?.contains(activeElement) === true &&
    activeElement.matches('[popover] :focus-visible')
  )
}
