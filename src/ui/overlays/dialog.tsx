import { useLingui } from '@lingui/react/macro'
import { X } from '../media/later-icons.ts'
import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import * as css from './dialog.css.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { takeLostFocus } from '../hooks/take-lost-focus.ts'
import { hiddenVisually } from '../layout/text.css.ts'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  /**
   * Whether Escape, a click beside it and the cross close it (spec 2, "Modals"). Off for what must be answered.
   */
  readonly clickToClose?: boolean
  readonly size?: keyof typeof css.width
  readonly tone?: keyof typeof css.headTone
  /** Stands where the title would, such as a field to search by; the title is then read out alone. */
  readonly lead?: ReactNode
  readonly children: ReactNode
  /** Stays in view below what scrolls. */
  readonly foot?: ReactNode
}

/**
 * A modal dialog while it is mounted: the platform's own, so the page behind is inert and focus returns by itself, or to
 * the page where nothing is left that had it.
 */
export function Dialog({
  title,
  onClose,
  clickToClose = true,
  size = 'dialog',
  tone = 'plain',
  lead,
  foot,
  children,
}: DialogProps) {
  const { t } = useLingui()
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    dialog.showModal()
    // The title, so that it is read out, unless something inside asks for the focus.
    const first = dialog.querySelector<HTMLElement>('[data-focus]') ?? dialog.querySelector('h2')
    first?.focus()
    // Closed before React removes it: only then does the browser give focus back to what opened it.
    return () => {
      dialog.close()
      // What opened it may have gone meanwhile, as the ways in do with a login; another dialog may come in its place.
      setTimeout(() => {
        if (document.querySelector('dialog:modal')) return
        takeLostFocus(document.getElementById('main'), { preventScroll: true })
      })
    }
  }, [])

  const closeBeside = (event: MouseEvent<HTMLDialogElement>): void => {
    if (!clickToClose || event.target !== event.currentTarget) return
    const box = event.currentTarget.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) onClose()
  }

  return (
    // The dialog takes Escape by itself; the click beside it is a convenience on top.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={`${css.dialog} ${css.width[size]}`}
      aria-labelledby={titleId}
      // A click that began inside, as when marking text, does not close.
      onMouseDown={closeBeside}
      onKeyDown={(event) => {
        // The browser closes at a second Escape even when `cancel` is prevented.
        if (event.key === 'Escape' && !clickToClose) event.preventDefault()
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (clickToClose) onClose()
      }}
    >
      <div className={`${css.head} ${css.headTone[tone]}`}>
        <h2 id={titleId} className={lead ? hiddenVisually : css.title} tabIndex={-1}>
          {title}
        </h2>
        {lead && <div className={css.lead}>{lead}</div>}
        {clickToClose && <IconButton icon={X} label={t`Close`} onClick={onClose} />}
      </div>
      <div className={css.body}>{children}</div>
      {foot && <div className={css.foot}>{foot}</div>}
    </dialog>
  )
}
