/** The part of the application's styles that a shell needs for its first paint; the whole comes behind the picture. */
import { parse, type AtRule, type ChildNode } from 'postcss'

/**
 * What stands in the parentheses of these, which may hold others (`:not(:lang(th) .a)`), may be absent where the selector
 * fits all the same; and the value of an attribute is no class, whatever dots it has.
 */
const ALTERNATIVES = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g

function withoutAlternatives(selector: string): string {
  const shorter = selector.replaceAll(ALTERNATIVES, '')
  return shorter === selector ? selector : withoutAlternatives(shorter)
}

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [name]))

/** One selector of a rule, and what a page must have for it to fit anything. */
interface Selector {
  readonly text: string
  readonly classes: readonly string[]
  readonly languages: readonly string[]
}

/** Styles read once: every page of every brand takes its part of the same ones. */
type Piece =
  | { readonly kind: 'rule'; readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly kind: 'condition'; readonly prelude: string; readonly pieces: readonly Piece[] }
  | { readonly kind: 'keyframes'; readonly name: string; readonly text: string }
  | { readonly kind: 'other'; readonly text: string }

function readSelector(text: string): Selector {
  const plain = withoutAlternatives(text)
  return {
    text,
    classes: namesIn(plain, /\.(-?[A-Za-z_][\w-]*)/g),
    languages: namesIn(plain, /:lang\(([^)]*)\)/g),
  }
}

const isConditional = (node: AtRule): boolean => node.nodes?.some(({ type }) => type !== 'decl') ?? false

function readPiece(node: ChildNode): Piece {
  if (node.type === 'rule') {
    const body = node.nodes.map(String).join(';')
    return { kind: 'rule', selectors: node.selectors.map(readSelector), body }
  }
  if (node.type === 'atrule' && node.name.endsWith('keyframes'))
    return { kind: 'keyframes', name: node.params, text: node.toString() }
  if (node.type === 'atrule' && isConditional(node))
    return { kind: 'condition', prelude: `@${node.name} ${node.params}`, pieces: (node.nodes ?? []).map(readPiece) }
  // A statement has no braces to end it.
  return { kind: 'other', text: node.type === 'atrule' && !node.nodes ? `${node.toString()};` : node.toString() }
}

let lastRead: { readonly css: string; readonly pieces: readonly Piece[] } | undefined

function read(css: string): readonly Piece[] {
  if (lastRead?.css !== css) lastRead = { css, pieces: parse(css).nodes.map(readPiece) }
  return lastRead.pieces
}

/** What a page has. */
interface Shell {
  readonly classes: ReadonlySet<string>
  readonly language: string
}

const fits = ({ classes, languages }: Selector, shell: Shell): boolean =>
  classes.every((name) => shell.classes.has(name)) &&
  languages.every((tag) => tag === shell.language || shell.language.startsWith(`${tag}-`))

/** The pieces that fit, as text; movements are left for whoever knows which of them something makes. */
function write(pieces: readonly Piece[], shell: Shell): (string | Piece)[] {
  return pieces.flatMap((piece): (string | Piece)[] => {
    if (piece.kind === 'other') return [piece.text]
    if (piece.kind === 'keyframes') return [piece]
    if (piece.kind === 'rule') {
      const selectors = piece.selectors.filter((selector) => fits(selector, shell))
      return selectors.length === 0 ? [] : [`${selectors.map(({ text }) => text).join(',')}{${piece.body}}`]
    }
    const inner = write(piece.pieces, shell)
    return inner.length === 0 ? [] : [`${piece.prelude}{`, ...inner, '}']
  })
}

/**
 * The rules that can fit something in a shell, in their order. States are kept: the shell may be hovered, focused and
 * typed into before the whole is there.
 * @param css minified, as the compile wrote it
 * @param html the shell
 * @param language the tag that the page is written in; a visitor of another language does not see the shell
 */
export function criticalCss(css: string, html: string, language: string): string {
  const names = namesIn(html, /\sclass="([^"]*)"/g).flatMap((all) => all.split(' '))
  const classes = new Set(names.toSorted())
  const pieces = read(css)
  const key = [language, ...classes].join(' ')
  // Many pages of a brand differ in their words alone.
  const known = lastFound.pieces === pieces ? lastFound.texts : new Map<string, string>()
  lastFound = { pieces, texts: known }
  const found = known.get(key) ?? fitting(pieces, { classes, language })
  known.set(key, found)
  return found
}

/** What was found in the styles that were read last, by what a page has. */
let lastFound: { readonly pieces: readonly Piece[]; readonly texts: Map<string, string> } = {
  pieces: [],
  texts: new Map(),
}

function fitting(pieces: readonly Piece[], shell: Shell): string {
  const parts = write(pieces, shell)
  const text = parts.filter((part) => typeof part === 'string').join('')
  const moved = new Set(namesIn(text, /animation(?:-name)?:([^;}]*)/g).flatMap((value) => value.split(/[\s,]+/)))
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      return part.kind === 'keyframes' && moved.has(part.name) ? part.text : ''
    })
    .join('')
}
