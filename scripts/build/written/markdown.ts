/** A page that a brand has written, from Markdown to HTML that can do nothing but be read. */
import { Marked, type RendererObject, type Token, type Tokens } from 'marked'
import { SAFE_TAGS } from '../../../src/rules/content/safe-tags.ts'
import { writtenLink } from '../../../src/rules/content/written-link.ts'
import { escapeHtml } from '../page/escape-html.ts'
import { fill, isFillable, type Values } from './values.ts'

export interface RenderedPage {
  /** The first heading, as text. */
  readonly title: string
  /** The first paragraph, as text that is short enough for a search engine. */
  readonly description: string
  /** What stands below the heading: tags of `SAFE_TAGS` alone. */
  readonly html: string
}

/** Where search engines cut. */
const LONGEST_DESCRIPTION = 160

/** Reads Markdown into its parts; CommonMark with tables. */
export const readMarkdown = (text: string): Token[] => new Marked().lexer(text)

/** The first heading and what follows it; `null` where a page does not begin with one. */
export function splitPage(tokens: readonly Token[]): { title: Tokens.Heading; body: Token[] } | null {
  const [first, ...body] = tokens.filter(({ type }) => type !== 'space')
  return first?.type === 'heading' && first['depth'] === 1 ? { title: first as Tokens.Heading, body } : null
}

/**
 * Renders a page. Nothing is ever passed through: what is no Markdown is text, so that HTML in it shows as it is written.
 * @throws Error for a page without a heading, and for a tag that no page may hold
 */
export function renderMarkdown(text: string, values: Values): RenderedPage {
  const page = splitPage(readMarkdown(text))
  if (!page) throw new Error('the page does not begin with a heading')
  const marked = new Marked({ renderer: rendererFor(values) })
  const write = (tokens: readonly Token[]) => fill(marked.parser([...tokens], marked.defaults), values, escapeHtml)
  const body = page.body.flatMap((token) => fillable(token, values))
  const first = body.find(({ type }) => type === 'paragraph')
  const html = write(body)
  checkTags(html)
  return {
    title: plainText(write([page.title])),
    description: first ? shorten(plainText(write([first]))) : '',
    html,
  }
}

/** What can be said: a paragraph that names what the brand has not is left out, and of a list its item alone. */
function fillable(token: Token, values: Values): Token[] {
  if (token.type !== 'list') return isFillable(token.raw, values) ? [token] : []
  // The lexer's own tokens; the library's type leaves them open.
  const list = token as Tokens.List
  const items = list.items.filter(({ raw }) => isFillable(raw, values))
  return items.length > 0 ? [{ ...list, items }] : []
}

/** Tags that are safe, without attributes but a link's address. */
const rendererFor = (values: Values): RendererObject => ({
  html: ({ text }) => escapeHtml(text),
  // The library takes what stands behind a <script> for escaped.
  text(token) {
    return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : escapeText(token.text)
  },
  code: ({ text }) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>\n`,
  codespan: ({ text }) => escapeHtml(text),
  image: ({ text }) => escapeHtml(text),
  checkbox: () => '',
  del({ tokens }) {
    return `<s>${this.parser.parseInline(tokens)}</s>`
  },
  list({ ordered, items }) {
    const tag = ordered ? 'ol' : 'ul'
    return `<${tag}>\n${items.map((item) => this.listitem(item)).join('')}</${tag}>\n`
  },
  tablecell({ header, tokens }) {
    const tag = header ? 'th' : 'td'
    return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`
  },
  heading({ depth, tokens }) {
    // The page's own title is above them all.
    const tag = `h${Math.min(Math.max(depth, 2), 4)}`
    return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>\n`
  },
  link({ href, tokens }) {
    const link = writtenLink(fill(href, values))
    const words = this.parser.parseInline(tokens)
    if (!link) return words
    // A new tab, which can neither reach back nor learn where the reader came from.
    const away = link.own ? '' : ' target="_blank" rel="noopener noreferrer"'
    return `<a href="${escapeHtml(link.href)}"${away}>${words}</a>`
  },
})

/** Escapes text for HTML, but for characters that are written by name, such as `&copy;`. */
const escapeText = (text: string): string =>
  escapeHtml(text).replaceAll(/&amp;(#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w*);/gi, '&$1;')

const TAG = /<(\/?)([a-z0-9]*)([^>]*)>?/gi
const ATTRIBUTES = /^(?: href="[^"<>]*"(?: target="_blank" rel="noopener noreferrer")?)?$/

/** What the renderer has not escaped is a tag; one that it does not write is a fault of it, and no page goes out with that. */
function checkTags(html: string): void {
  for (const [tag, , name = '', attributes = ''] of html.matchAll(TAG)) {
    if (!SAFE_TAGS.includes(name) || !ATTRIBUTES.test(attributes)) throw new Error(`a page may not hold ${tag}`)
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }

function plainText(html: string): string {
  return html
    .replaceAll('<br>', ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Ends at a word, or where a writing has none between spaces at a character. */
function shorten(text: string): string {
  const characters = [...text]
  if (characters.length <= LONGEST_DESCRIPTION) return text
  const cut = characters.slice(0, LONGEST_DESCRIPTION - 1).join('')
  const end = cut.lastIndexOf(' ')
  return `${(end > LONGEST_DESCRIPTION / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.，。；：]+$/, '')}…`
}
