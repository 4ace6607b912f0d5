/** The sanitiser's own module, so that it is loaded with the first piece of HTML from the server and not before. */
import DOMPurify from 'dompurify'

const TAGS = [
  'p br hr b strong i em u s small sub sup ul ol li a h3 h4 blockquote',
  'table caption thead tbody tr th td span div',
].flatMap((line) => line.split(' '))

/** Which address a link may keep, and whether it stays on the site; `null` takes the link away and leaves its words. */
export type LinkRule = (href: string) => { readonly href: string; readonly own: boolean } | null

let purify: typeof DOMPurify | undefined
let allow: LinkRule = () => null

function make(): typeof DOMPurify {
  const made = DOMPurify(window)
  made.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return
    const link = allow(node.getAttribute('href') ?? '')
    if (!link) {
      node.removeAttribute('href')
      return
    }
    node.setAttribute('href', link.href)
    if (link.own) return
    // A new tab, which can neither reach back nor learn where the reader came from.
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer nofollow')
  })
  return made
}

/**
 * Takes the harm out of HTML: a small list of tags, no attribute but a link's address and a table's spans.
 * @returns a trusted value where the browser asks for one, text otherwise
 */
export function sanitise(html: string, links: LinkRule): TrustedHTML {
  purify ??= make()
  allow = links
  return purify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  })
}
