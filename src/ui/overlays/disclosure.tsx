import type { ReactNode } from 'react'
import { cx } from '../layout/cx.ts'
import * as css from './disclosure.css.ts'
import { icon } from '../media/icon.css.ts'
import { ChevronDown } from '../media/later-icons.ts'

interface DisclosureProps {
  readonly id?: string
  readonly title: ReactNode
  readonly className?: string
  /** A row among fields, as high as one of them. */
  readonly compact?: boolean
  /** Whether it is open until somebody closes it. */
  readonly isOpenAtFirst?: boolean
  /** Each time that it has opened. */
  readonly onOpen?: () => void
  /** Stands in line with the title by the style `content`. */
  readonly children: ReactNode
}

/** A title that opens to more; several of them make a list. */
export function Disclosure({
  id,
  title,
  className,
  compact = false,
  isOpenAtFirst = false,
  onOpen,
  children,
}: DisclosureProps) {
  return (
    <details
      ref={isOpenAtFirst ? openAtFirst : undefined}
      id={id}
      className={cx(css.entry, className)}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary className={cx(css.title, compact && css.compact)}>
        {title}
        <ChevronDown aria-hidden className={`${icon.m} ${css.chevron}`} />
      </summary>
      {children}
    </details>
  )
}

/** The element's own state from then on: React would open it again with each change of what it holds. */
function openAtFirst(element: HTMLDetailsElement | null): void {
  if (element) element.open = true
}
