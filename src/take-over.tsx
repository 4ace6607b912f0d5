import { useInsertionEffect, useLayoutEffect, type ReactNode } from 'react'

interface TakeOverProps {
  /** Once the application's nodes are in the document, before anything of it runs. */
  readonly onPlaced: () => void
  /** Once the application may be used. */
  readonly onReady: () => void
  readonly children: ReactNode
}

/**
 * Tells of the one commit in which the application takes the place of the page's shell. It is drawn in many short tasks,
 * during which the shell may still be used, so only this moment knows what was typed last.
 */
export function TakeOver({ onPlaced, onReady, children }: TakeOverProps) {
  useInsertionEffect(onPlaced, [onPlaced])
  useLayoutEffect(onReady, [onReady])
  return children
}
