/** The part of the application's styles that a shell needs for its first paint; the whole comes behind the picture. */
import { parse, type AtRule, type Container } from 'postcss'

/** What stands in the parentheses of these may be absent where the selector fits all the same. */
const ALTERNATIVES = /:(?:not|is|where|has)\([^()]*\)/g

function withoutAlternatives(selector: string): string {
  const shorter = selector.replaceAll(ALTERNATIVES, '')
  return shorter === selector ? selector : withoutAlternatives(shorter)
}

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [name]))

/** Whether a selector can fit an element of a page with these classes, written in this language. */
function mayFit(selector: string, classes: ReadonlySet<string>, language: string): boolean {
  const plain = withoutAlternatives(selector)
  return (
    namesIn(plain, /\.(-?[A-Za-z_][\w-]*)/g).every((name) => classes.has(name)) &&
    namesIn(plain, /:lang\(([^)]*)\)/g).every((tag) => tag === language || language.startsWith(`${tag}-`))
  )
}

const isKeyframes = (node: unknown): boolean => (node as AtRule).name?.endsWith('keyframes') ?? false

function keepWhatFits(container: Container, fits: (selector: string) => boolean): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter(fits)
      if (selectors.length === 0) node.remove()
      else node.selectors = selectors
    } else if (node.type === 'atrule' && node.nodes && !isKeyframes(node)) {
      // Declarations stand in a font's face and a property's definition, rules in a condition.
      if (node.nodes.some((inner) => inner.type === 'decl')) return
      keepWhatFits(node as Container, fits)
      if (node.nodes.length === 0) node.remove()
    }
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
  const classes = new Set(namesIn(html, /\sclass="([^"]*)"/g).flatMap((names) => names.split(' ')))
  const root = parse(css)
  keepWhatFits(root, (selector) => mayFit(selector, classes, language))
  const moved = new Set<string>()
  root.walkDecls(/^animation(?:-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) moved.add(word)
  })
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!moved.has(rule.params)) rule.remove()
  })
  return root.toString()
}
