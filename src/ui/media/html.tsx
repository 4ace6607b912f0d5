import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../layout/cx.ts'
import { skeletonLine } from '../states/feedback.css.ts'
import { fillHtml, hasSanitizer } from './sanitize-by-platform.ts'
import { html as frame } from './html.css.ts'
import type { FillHtml, LinkRule } from './guard-links.ts'

interface HtmlProps {
  /** As the server sent it; nodes, where the build has written it and it has been in the page already. */
  readonly source: string | Node
  /** Which links stay; give it a stable function. */
  readonly links: LinkRule
  readonly className?: string
}

const tags = /<[^>]*>/g
/** What stands when no sanitiser could be had: the words without any markup, as text. */
const fillText: FillHtml = (element, source) => {
  const words = document.createElement('p')
  words.textContent = source.replaceAll(tags, ' ').replaceAll(/\s+/g, ' ').trim()
  element.replaceChildren(words)
}

/** The browser's own way, else the library's, else the words alone: an older browser may refuse how it is asked. */
async function fill(element: Element, html: string, links: LinkRule): Promise<void> {
  if (hasSanitizer()) {
    try {
      return fillHtml(element, html, links)
    } catch {
      element.replaceChildren()
    }
  }
  const byLibrary = await import('./sanitize-by-library.ts').then(
    (it) => it.fillHtml,
    () => fillText,
  )
  byLibrary(element, html, links)
}

/** HTML from the server, shown only once a sanitiser has gone over it. */
export function Html({ source, links, className }: HtmlProps) {
  const place = useRef<HTMLDivElement>(null)
  const [filled, setFilled] = useState(false)
  useLayoutEffect(() => {
    if (typeof source !== 'string') place.current?.replaceChildren(source.cloneNode(true))
  }, [source])
  useEffect(() => {
    let current = true
    if (place.current && typeof source === 'string')
      void fill(place.current, source, links).then(() => current && setFilled(true))
    return () => {
      current = false
    }
  }, [source, links])
  const shown = filled || typeof source !== 'string'
  const own = cx(frame, className)
  // Without a document the build renders a shell, and there is no other HTML than what it has checked itself.
  if (typeof document === 'undefined' && typeof source === 'string')
    return <div data-body className={own} dangerouslySetInnerHTML={{ __html: source }} />
  return (
    <>
      {!shown && <span className={skeletonLine.long} />}
      <div ref={place} className={own} hidden={!shown} />
    </>
  )
}
