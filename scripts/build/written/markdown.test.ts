import * as fc from 'fast-check'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { SAFE_TAGS } from '../../../src/rules/content/safe-tags.ts'
import { renderMarkdown } from './markdown.ts'

const render = (body: string, values = {}) => renderMarkdown(`# Title\n\n${body}`, values)
const html = (body: string, values = {}): string => render(body, values).html

const { document } = new Window()

/** Everything in a page that a browser would make of it: tags and attributes. */
function read(text: string): { readonly tags: string[]; readonly attributes: [string, string][] } {
  document.body.innerHTML = text
  const elements = [...document.body.querySelectorAll('*')]
  return {
    tags: elements.map(({ localName }) => localName),
    attributes: elements.flatMap((element) =>
      [...element.attributes].map(({ name, value }): [string, string] => [name, value ?? '']),
    ),
  }
}

function expectHarmless(text: string): void {
  const { tags, attributes } = read(text)
  expect(tags.filter((tag) => !SAFE_TAGS.includes(tag))).toEqual([])
  for (const [name, value] of attributes) {
    expect(['href', 'target', 'rel']).toContain(name)
    if (name === 'href') expect(value).toMatch(/^(?:https:\/\/|mailto:|tel:|\/)/)
  }
}

test('title, description and text', () => {
  const page = renderMarkdown('\n# About *us* & more\n\n## First\n\nWho **we** are [here](/about).\n\nMore.', {})
  expect(page).toEqual({
    title: 'About us & more',
    description: 'Who we are here.',
    html: '<h2>First</h2>\n<p>Who <strong>we</strong> are <a href="/about">here</a>.</p>\n<p>More.</p>\n',
  })
})

test('a long first paragraph is cut at a word, and between characters where there are no words', () => {
  const { description } = render('word '.repeat(60))
  expect(description).toMatch(/^(?:word )+word…$/)
  expect(description.length).toBeLessThanOrEqual(160)
  expect([...render('字'.repeat(300)).description]).toHaveLength(160)
})

test('what the brand says is filled in, as text', () => {
  const values = { name: '<b>&"', email: 'help@casa.example' }
  expect(html('{name} [{email}](mailto:{email})', values)).toBe(
    '<p>&lt;b&gt;&amp;&quot; <a href="mailto:help@casa.example">help@casa.example</a></p>\n',
  )
  expect(renderMarkdown('# About {name}\n\nOf {name}.', values)).toMatchObject({
    title: 'About <b>&"',
    description: 'Of <b>&".',
  })
})

test('what names something that the brand does not say is left out: a paragraph, or an item of a list', () => {
  expect(html('Write to {email}.\n\nOr chat.\n\n- by {email}\n- by chat\n\n1. {email}')).toBe(
    '<p>Or chat.</p>\n<ul>\n<li>by chat</li>\n</ul>\n',
  )
})

test('tables, lists and emphasis stay; pictures leave their words, HTML shows as it is written', () => {
  expect(read(html('| a | b |\n|:-:|--:|\n| 1 | 2 |\n\n1. x\n2. y\n\n> q\n\n---\n\n~~z~~')).tags).toEqual(
    'table thead tr th th tbody tr td td ol li li blockquote p hr p s'.split(' '),
  )
  expect(html('![A logo](https://elsewhere.example/a.png)')).toBe('<p>A logo</p>\n')
  expect(html('<b>bold</b>')).toBe('<p>&lt;b&gt;bold&lt;/b&gt;</p>\n')
})

/** Each tries to run something, to load something from elsewhere, or to leave its place. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe src="https://elsewhere.example"></iframe>',
  '<style>*{display:none}</style>',
  '<link rel=stylesheet href=//elsewhere.example>',
  '<base href="//elsewhere.example/">',
  '<meta http-equiv=refresh content="0;url=//elsewhere.example">',
  '<form action=//elsewhere.example><input></form>',
  '<a href="javascript:alert(1)" style="position:fixed;inset:0">x</a>',
  '<div style="position:fixed;inset:0">',
  '</div></main></body>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:x)',
  '[x](<javascript:alert(1)>)',
  '[x](https://a.example/"onmouseover="alert(1))',
  '[x](/a "t\\" onclick=alert(1)")',
  '[x][r]\n\n[r]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '<https://a.example/"onclick=alert(1)>',
  '![x](https://elsewhere.example/p.png)',
  '![x" onerror="alert(1)](/a)',
  '```html\n<script>alert(1)</script>\n```',
  '```" onclick=alert(1)\nx\n```',
  '`<script>`',
  '# <script>alert(1)</script>',
  '| <img src=x onerror=alert(1)> |\n|:-:|\n| </td></tr></table><script> |',
  '- [ ] <input autofocus onfocus=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;',
  '\\<script>',
  '{name}',
  '[{name}]({name})',
]
const WORST = { name: '"><script>alert(1)</script>', email: 'x" onclick="alert(1)' }

test.each(HOSTILE)('%s does nothing', (source) => {
  expectHarmless(html(source, WORST))
})

test('nothing that is made of such pieces does anything either (property)', () => {
  const glue = fc.constantFrom(
    '',
    ' ',
    '\n',
    '\n\n',
    '\n> ',
    '\n- ',
    '    ',
    '*',
    '**',
    '`',
    '[',
    '](',
    ')',
    '<',
    '>',
    '"',
  )
  const piece = fc.oneof(fc.constantFrom(...HOSTILE), glue, fc.string({ maxLength: 8 }))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      expectHarmless(html(pieces.join(''), WORST))
    }),
    { numRuns: 300 },
  )
})
