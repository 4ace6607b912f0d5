import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Opens and shows the place that the address names.
 * @param ready changes when content arrives, since the place may come with it
 */
export function useOpenAnchor(ready: boolean): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const place = hash ? document.getElementById(hash) : null
    if (!place) return
    if (place instanceof HTMLDetailsElement) place.open = true
    place.scrollIntoView({ block: 'start' })
    // `ready` is no value of the effect: it says that the page has changed under it.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [hash, ready])
}
