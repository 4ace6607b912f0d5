import { useLingui } from '@lingui/react/macro'
import { useCallback, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import type { NavigationItem } from '../../../parts/category-nav/use-navigation.ts'
import { cx } from '../../../ui/cx.ts'
import { icon } from '../../../ui/icon.css.ts'
import { ChevronDown } from '../../../ui/icons.tsx'
import { GamePanel } from './game-panel-view.ts'
import { NavItem } from './nav-item.tsx'
import * as css from './navigation.css.ts'
import { PanelFrame } from './panel-frame.tsx'
import { isCovered, useDismissal } from './use-dismissal.ts'
import type { Panels } from './use-panels.ts'

/** Where the focus goes in a panel: to the vendor that is chosen. */
const FIRST = '[popover] a[tabindex="0"]'

interface CategoryItemProps {
  readonly item: NavigationItem
  readonly look: keyof typeof css.link
  readonly panels: Panels
}

/**
 * A category with its drop-down of vendors and games (spec 2, "Bottom bar"). The link leads to the category's page; a
 * mouse that rests on it, a finger's tap, the button behind it and the arrow down open the panel.
 */
export function CategoryItem({ item, look, panels: { open, show, intent } }: CategoryItemProps) {
  const { t } = useLingui()
  const { name, target } = item
  const key = target.to
  const isOpen = open === key
  const panel = `panel${key.replace('/', '-')}`
  const place = useRef<HTMLLIElement>(null)
  const pressedBy = useRef('')
  const wantsFocus = useRef(false)
  const prepare = (): void => void GamePanel.preload().catch(() => undefined)
  const dismiss = useCallback(
    (returnFocus: boolean) => {
      wantsFocus.current = false
      if (returnFocus) place.current?.querySelector('a')?.focus()
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

  const enter = (event: KeyboardEvent): void => {
    const onLink = event.target instanceof HTMLAnchorElement
    // Enter on the link goes to the page, as on any link; on the button it opens by itself.
    if (event.key !== 'ArrowDown' && !(event.key === ' ' && onLink)) return
    event.preventDefault()
    if (isOpen) place.current?.querySelector<HTMLElement>(FIRST)?.focus()
    wantsFocus.current = !isOpen
    show(key)
  }
  const tap = (event: MouseEvent): void => {
    if (pressedBy.current !== 'touch' || isOpen) return
    event.preventDefault()
    show(key)
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
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse' && !isCovered() && !holdsFocus(place.current)) intent.away()
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
          prepare()
          intent.over(key, { x: clientX, y: clientY })
        }}
        onKeyDown={enter}
      >
        <NavItem item={item} look={look} onClick={tap} />
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
      </span>
      {isOpen && (
        <PanelFrame id={panel} label={name} onPointer={intent.inside}>
          <GamePanel item={item} takesFocus={takesFocus} onLeave={() => show(null)} />
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
