/** What becomes of links in HTML from the server; which tags stay says `rules/content/safe-tags.ts`. */

/** Which address a link may keep, and whether it stays on the site; `null` takes the link away and leaves its words. */
export type LinkRule = (href: string) => { readonly href: string; readonly own: boolean } | null

/** Puts sanitised HTML into an element. */
export type FillHtml = (element: Element, html: string, links: LinkRule) => void

/** Gives every link in an element its guarded address, or takes it away. */
export function guardLinks(element: ParentNode, links: LinkRule): void {
  for (const link of element.querySelectorAll('a')) {
    const allowed = links(link.getAttribute('href') ?? '')
    if (!allowed) {
      link.removeAttribute('href')
      continue
    }
    link.setAttribute('href', allowed.href)
    if (allowed.own) continue
    // A new tab, which can neither reach back nor learn where the reader came from.
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer nofollow')
  }
}
