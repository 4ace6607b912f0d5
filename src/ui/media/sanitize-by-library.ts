/** The sanitiser for browsers without one of their own: loaded with the first piece of HTML there, and not before. */
import DOMPurify from 'dompurify'
import { SAFE_TAGS } from '../../rules/content/safe-tags.ts'
import { guardLinks, type FillHtml } from './guard-links.ts'

let purify: typeof DOMPurify | undefined

/** Takes the harm out of HTML: a small list of tags, no attribute but a link's address and a table's spans. */
export const fillHtml: FillHtml = (element, html, links) => {
  purify ??= DOMPurify(window)
  const clean = purify.sanitize(html, {
    ALLOWED_TAGS: SAFE_TAGS,
    ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  // The library takes an address wherever it stands; it means something of a link alone.
  for (const other of clean.querySelectorAll('[href]:not(a)')) other.removeAttribute('href')
  guardLinks(clean, links)
  element.replaceChildren(clean)
}
