import { useEffect, useRef, useState } from 'react'
import { cx } from '../layout/cx.ts'
import { skeletonLine } from '../states/feedback.css.ts'
import { fillHtml, hasSanitizer } from '../fields/fill-by-platform.ts'
import { html as frame } from './html.css.ts'
import type { FillHtml, LinkRule } from './guard-links.ts'

interface HtmlProps {
  /** As the server sent it. */
  readonly source: string
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
  const byLibrary = await import('../fields/fill-by-library.ts').then(
    (it) => it.fillHtml,
    () => fillText,
  )
  byLibrary(element, html, links)
}

/** HTML from the server, shown only once a sanitiser has gone over it. */
export function Html({ source, links, className }: HtmlProps) {
  const place = useRef<HTMLDivElement>(null)
  const [filled, setFilled] = useState(false)
  useEffect(() => {
    let current = true
    if (place.current) void fill(place.current, source, links).then(() => current && setFilled(true))
    return () => {
      current = false
    }
  }, [source, links])
  return (
    <>
      {!filled && <span className={skeletonLine.long} />}
      <div ref={place} className={cx(frame, className)} hidden={!filled} />
    </>
  )
}
