import { useEffect, type RefObject } from 'react'

/** Whether something lies over the page that has to be answered first: what is below it stays as it is. */
export const isCovered = (): boolean => document.querySelector('dialog:modal') !== null

/**
 * While `active`: Escape and a press anywhere else dismiss what stands in `place`.
 * @param dismiss told whether the focus should go back to what opened it
 */
export function useDismissal(
  active: boolean,
  place: RefObject<HTMLElement | null>,
  dismiss: (returnFocus: boolean) => void,
): void {
  useEffect(() => {
    if (!active) return undefined
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !isCovered()) dismiss(place.current?.contains(document.activeElement) ?? false)
    }
    const onPress = (event: PointerEvent): void => {
      if (event.target instanceof Node && !place.current?.contains(event.target) && !isCovered()) dismiss(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [active, place, dismiss])
}
