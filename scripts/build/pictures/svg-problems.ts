/**
 * What an SVG file may hold: drawings and nothing that acts, loads or leads elsewhere. An allow-list of elements and
 * attributes, since what a browser runs in an SVG grows with every year.
 */

export interface SvgProblem {
  readonly message: string
  /** From 1. */
  readonly line: number
  readonly column: number
}

const words = (text: string) => new Set(text.trim().split(/\s+/))

const ELEMENTS = words(`
  svg g defs symbol use title desc metadata style path rect circle ellipse line polyline polygon image
  linearGradient radialGradient stop pattern clipPath mask marker filter text tspan
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`)

/** Why an element that people do use is refused. */
const REFUSED: Readonly<Record<string, string>> = {
  script: 'scripts are not allowed: a brand is data',
  foreignObject: '<foreignObject> brings HTML into a picture, which is not allowed',
  a: 'links are not allowed in a picture',
  animate: 'animation is not allowed: it can change addresses',
  set: 'animation is not allowed: it can change addresses',
  animateTransform: 'animation is not allowed: it can change addresses',
  animateMotion: 'animation is not allowed: it can change addresses',
  iframe: 'frames are not allowed in a picture',
}

/** Attributes that name something to load or refer to. */
const REFERENCES = new Set(['href', 'xlink:href', 'src'])
const DATA_PICTURE = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=\s]+$/

const TAG = /<(?:!--[\s\S]*?-->|!\[CDATA\[[\s\S]*?\]\]>|[!?][^>]*>|\/[^>]*>|[^\s>/!?](?:"[^"]*"|'[^']*'|[^>"'])*>)/g
const ATTRIBUTE = /([^\s=/<>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * Everything in an SVG's text that is refused, in order, with its place.
 * @param text the whole file
 */
export function svgProblems(text: string): SvgProblem[] {
  const problems: SvgProblem[] = []
  const report = (index: number, message: string) => problems.push({ message, ...placeOf(text, index) })
  let seen = false
  let styleFrom: number | null = null
  for (const { 0: tag, index } of text.matchAll(TAG)) {
    if (styleFrom !== null) {
      checkCss(decode(text.slice(styleFrom, index)), styleFrom, report)
      styleFrom = null
    }
    if (tag.startsWith('<!--') || tag.startsWith('</') || /^<\?xml[\s?]/.test(tag)) continue
    if (tag.startsWith('<![CDATA[')) {
      // Only styles have a use for it, and what stands in it is read as a style.
      checkCss(tag, index, report)
      continue
    }
    if (tag.startsWith('<!') || tag.startsWith('<?')) {
      report(index, 'document types, entities and processing instructions are not allowed: remove this line')
      continue
    }
    const name = /^<([^\s/>]+)/.exec(tag)?.[1] ?? ''
    if (!seen && name !== 'svg') report(index, `the file begins with <${name}>: an SVG begins with <svg>`)
    seen = true
    if (!ELEMENTS.has(name))
      report(index, REFUSED[name] ?? REFUSED[name.toLowerCase()] ?? `<${name}> is not allowed in a picture`)
    checkAttributes(tag, name, index, report)
    if (name === 'style' && !tag.endsWith('/>')) styleFrom = index + tag.length
  }
  if (!seen) report(0, 'this is no SVG: there is no <svg> element')
  return problems
}

type Report = (index: number, message: string) => void

function checkAttributes(tag: string, element: string, at: number, report: Report): void {
  for (const match of tag.matchAll(ATTRIBUTE)) {
    const name = match[1] ?? ''
    const value = decode(match[2] ?? match[3] ?? '').trim()
    const index = at + match.index
    if (/^on/i.test(name)) report(index, `the event handler ${name} is not allowed: a brand is data`)
    else if (REFERENCES.has(name.toLowerCase())) checkReference(element, name, value, index, report)
    else if (!name.startsWith('xmlns')) checkCss(value, index, report)
  }
}

function checkReference(element: string, name: string, value: string, index: number, report: Report): void {
  if (/^#[\w.:-]+$/.test(value)) return
  const picture = element === 'image' || element === 'feImage'
  if (picture && DATA_PICTURE.test(value)) return
  const hint = picture ? 'embed the picture, or draw it' : 'refer to something in this file, such as "#shape"'
  report(index, `${name} leads out of the file ("${value.slice(0, 60)}"): ${hint}`)
}

/** CSS may refer to parts of the file and to nothing else. */
function checkCss(css: string, at: number, report: Report): void {
  // A backslash can spell any word in CSS, so none is taken.
  if (/@import|expression\s*\(|javascript:|\\/i.test(css))
    report(at, 'imports, scripts and escapes are not allowed in a style')
  for (const { 1: target = '', index } of css.matchAll(/url\(\s*["']?([^"')]*)/gi)) {
    if (!target.trim().startsWith('#'))
      report(at + index, `url(${target.slice(0, 60)}) leads out of the file: embed what it shows`)
  }
}

/** Character references as the browser reads them, so that `&#106;avascript:` hides nothing. */
function decode(value: string): string {
  const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  return value
    .replaceAll(/&#x([0-9a-f]+);?/gi, (_, digits: string) => codePoint(Number.parseInt(digits, 16)))
    .replaceAll(/&#(\d+);?/g, (_, digits: string) => codePoint(Number(digits)))
    .replaceAll(/&(\w+);/g, (all, name: string) => named[name] ?? all)
}

const codePoint = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '')

function placeOf(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index).split(/\r\n|\r|\n/)
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
