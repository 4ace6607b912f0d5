import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { ErrorBoundary } from '../../../ui/states/error-boundary.tsx'
import * as css from './navigation.css.ts'

interface PanelFrameProps {
  readonly id: string
  readonly label: string
  /** A mouse has come into it. */
  readonly onPointer: () => void
  readonly children: ReactNode
}

/**
 * The drop-down itself: as wide as the window, below the header. It lies in the top layer, so that the navigation that it
 * stands in may scroll without cutting it off, and in the order of reading, so that Tab leads through it and out.
 */
export function PanelFrame({ id, label, onPointer, children }: PanelFrameProps) {
  const ref = useRef<HTMLDivElement>(null)
  const enter = useEffectEvent(onPointer)
  // By the browser's own event, as `useLeave`: React's comes before a neighbour is left, whose leaving would close it.
  useEffect(() => {
    const panel = ref.current
    const listen = (): void => enter()
    panel?.addEventListener('pointerenter', listen)
    return () => panel?.removeEventListener('pointerenter', listen)
  }, [])
  useLayoutEffect(() => {
    const panel = ref.current
    const header = panel?.closest('header')
    if (!panel || !header) return undefined
    // A banner above the header scrolls away, and the header moves up with it.
    const place = (): void => {
      panel.style.insetBlockStart = `${header.getBoundingClientRect().bottom}px`
    }
    place()
    // Where a browser has no popovers, it stands there by its style alone.
    panel.showPopover?.()
    addEventListener('scroll', place, { passive: true })
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place)
      removeEventListener('resize', place)
    }
  }, [])
  return (
    <div
      ref={ref}
      id={id}
      popover="manual"
      // A fieldset would bring its own frame and its own way of naming.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={label}
      className={css.panel}
    >
      <ErrorBoundary renderFallback={(error, retry) => <FailureNotice error={error} onRetry={retry} />}>
        {children}
      </ErrorBoundary>
    </div>
  )
}
