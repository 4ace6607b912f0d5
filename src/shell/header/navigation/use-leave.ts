import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Calls back when a mouse leaves what stands in `place`. By the browser's own event: React derives it from what the mouse
 * was over last, and hears nothing where that has gone meanwhile, such as the place of a button that has moved on.
 */
export function useLeave(place: RefObject<HTMLElement | null>, then: () => void): void {
  const leave = useEffectEvent(then)
  useEffect(() => {
    const element = place.current
    const listen = ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') leave()
    }
    element?.addEventListener('pointerleave', listen)
    return () => element?.removeEventListener('pointerleave', listen)
  }, [place])
}
