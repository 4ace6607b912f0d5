import { useLingui } from '@lingui/react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { CATEGORY_PRESENTATION } from '../../../parts/games/category-nav/category-presentation.ts'
import { PlayLink } from '../../../parts/games/play/play-link.tsx'
import { VendorMark } from '../../../parts/games/vendor-mark/vendor-mark.tsx'
import { vendorTarget } from '../../../rules/games/play/play-target.ts'
import * as css from './vendor-list.css.ts'
import type { VendorChoice } from './vendor-choice.ts'

/** How long a mouse rests on a vendor before its games come; on its way to the games it crosses others. Milliseconds. */
const CHOOSE_AFTER_MS = 120

interface VendorListProps {
  readonly choices: readonly VendorChoice[]
  readonly chosen: VendorChoice
  readonly onChoose: (choice: VendorChoice) => void
  readonly onLeave: () => void
  /** Whether the keyboard has opened the panel: then the focus comes in; asked once. */
  readonly takesFocus: () => boolean
}

/**
 * The vendors at the side: one stop of Tab, through which the arrow keys lead. What is pointed at, or has the focus, shows
 * its games; a click goes where the spec says (spec 2: sports start at once, slots open their page at the vendor).
 */
export function VendorList({ choices, chosen, onChoose, onLeave, takesFocus }: VendorListProps) {
  const { i18n } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pressedBy = useRef('')
  useEffect(() => {
    if (takesFocus()) list.current?.querySelector<HTMLElement>('a[tabindex="0"]')?.focus()
    return () => clearTimeout(timer.current)
  }, [takesFocus])
  const several = choices.some(({ category }) => category !== choices[0]?.category)
  const walk = (event: KeyboardEvent, index: number): void => {
    pressedBy.current = ''
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: choices.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    list.current?.querySelectorAll('a')[(next + choices.length) % choices.length]?.focus()
  }
  return (
    <ul ref={list} className={css.list}>
      {choices.map((choice, index) => {
        const { category, vendor } = choice
        const isChosen = choice.key === chosen.key
        const heads = several && category !== choices[index - 1]?.category
        return (
          // The link is what is operated; this watches what is pointed at.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={choice.key}
            onPointerDown={({ pointerType }) => {
              pressedBy.current = pointerType
            }}
            onPointerEnter={({ pointerType }) => {
              if (pointerType === 'mouse') timer.current = setTimeout(() => onChoose(choice), CHOOSE_AFTER_MS)
            }}
            onPointerLeave={() => clearTimeout(timer.current)}
            onPointerCancel={() => {
              pressedBy.current = ''
            }}
            // A finger's focus comes before its click, which has yet to tell the first tap from the second.
            onFocus={() => pressedBy.current !== 'touch' && onChoose(choice)}
            onKeyDown={(event) => walk(event, index)}
            data-chosen={isChosen || undefined}
            className={css.item}
          >
            {heads && <span className={css.heading}>{i18n._(CATEGORY_PRESENTATION[category].name)}</span>}
            <PlayLink
              target={vendorTarget(category, vendor.code)}
              className={css.link}
              tabIndex={isChosen ? 0 : -1}
              onClick={(event) => {
                const isTap = pressedBy.current === 'touch'
                pressedBy.current = ''
                // A finger can't point first: its first tap shows the games, unless there is no page to come to them.
                if (isTap && !isChosen && category !== 'SPORTS') {
                  event.preventDefault()
                  onChoose(choice)
                } else onLeave()
              }}
            >
              <span className={css.mark}>
                <VendorMark code={vendor.code} name={vendor.name} />
              </span>
              {vendor.name}
            </PlayLink>
          </li>
        )
      })}
    </ul>
  )
}
