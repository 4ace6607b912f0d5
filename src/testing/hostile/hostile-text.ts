/** What somebody hostile could write where players read it: pieces that would run or load, cut up, nested and mixed with words. */
import * as fc from 'fast-check'

/** Where nothing may be loaded from, nor lead to. */
export const ELSEWHERE = 'https://evil.example'

const DEEDS = ['document.title=1', 'globalThis.struck=1', 'alert(1)']
const EVENTS = ['onerror', 'onload', 'onclick', 'onfocus', 'onanimationstart', 'ontoggle', 'onmouseover', 'onbegin']
const TAGS =
  'script style iframe object embed svg math form input base link meta img video audio source details template noscript xmp textarea title select table td a a p p b ul li'.split(
    ' ',
  )
const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  ' javascript:',
  'vbscript:',
  'data:text/html,',
  '//',
  'blob:',
]

const deed = fc.constantFrom(...DEEDS)
const address = fc.oneof(
  fc.tuple(fc.constantFrom(...SCHEMES), deed).map((both) => both.join('')),
  fc.constantFrom(
    `${ELSEWHERE}/x.png`,
    `//evil.example/x.js`,
    `${ELSEWHERE}\\@good.example`,
    '&#106;avascript:alert(1)',
  ),
)
const attribute = fc.oneof(
  fc.tuple(fc.constantFrom(...EVENTS), deed).map(([name, value]) => `${name}="${value}"`),
  fc
    .tuple(
      fc.constantFrom('src', 'href', 'xlink:href', 'action', 'formaction', 'srcset', 'poster', 'data', 'background'),
      address,
    )
    .map(([name, value]) => `${name}="${value}"`),
  address.map((it) => `style="background:url(${it})"`),
  fc.constantFrom('id="main"', 'name="body"', 'srcdoc="<script>alert(1)</script>"', 'autofocus', 'is="x-a"'),
)
const words = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom('\u202Eevil', '\u0000', '{{7*7}}', '${1}'),
)

const { piece } = fc.letrec<{ piece: string; tag: string }>((tie) => ({
  tag: fc
    .tuple(
      fc.constantFrom(...TAGS),
      fc.array(attribute, { maxLength: 2 }),
      fc.constantFrom('>', '/>', ' ', '\n>'),
      fc.oneof({ maxDepth: 3 }, words, tie('piece')),
      fc.boolean(),
    )
    .map(
      ([name, attributes, end, inner, closed]) =>
        `<${name} ${attributes.join(' ')}${end}${inner}${closed ? `</${name}>` : ''}`,
    ),
  piece: fc.oneof(
    { maxDepth: 3 },
    words,
    deed,
    address.map((it) => `[words](${it})`),
    address.map((it) => `![words](${it} "title")`),
    address.map((it) => `<${it}>`),
    address.map((it) => `[a]: ${it}\n\n[a]`),
    fc.constantFrom('<!--', '-->', ']]>', '<![CDATA[', '</', '<!', '`', '```html\n', '\n\n# ', '| a |\n|-|\n| '),
    tie('tag'),
  ),
}))

/** A text of several pieces. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(piece, { minLength: 1, maxLength: 5 })
  .map((all) => all.join(''))

/** How many texts each place is tried with. */
export const HOSTILE_TEXTS = 10_000
