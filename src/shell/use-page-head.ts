import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * Keeps the document's title, and what a page is found and shared by, in step with the page that is open.
 * @param description where the page has one of its own; otherwise what the address came with stays
 */
export function usePageHead(title: string, description: string | undefined): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const before = useRef(path)
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    const meta = document.querySelector('meta[name="description"]')
    if (description) meta?.setAttribute('content', description)
  }, [description])
  useEffect(() => {
    const first = before.current === undefined || before.current === path
    before.current = path
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    // What browsers share is the canonical address: once one goes on, the one that the page came with is another page's.
    if (!first && canonical) canonical.href = new URL(location.pathname + location.search, canonical.href).href
  }, [path])
}
