import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { houseBrands } from '../../brands/fixtures/house.ts'
import { svgProblems } from './svg-problems.ts'

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">\n  ${inside}\n</svg>`

test.each([
  ['a drawing', '<path d="M0 0h10v10z" fill="#f00"/>'],
  [
    'a gradient used by its name',
    '<linearGradient id="a"><stop offset="0"/></linearGradient><path fill="url(#a)" d="M0 0"/>',
  ],
  ['a style for classes', '<style>.a{fill:#fff}</style><rect class="a"/>'],
  ['a style in CDATA', '<style><![CDATA[.a{fill:#fff}]]></style>'],
  ['a part used again', '<g id="leaf"/><use href="#leaf"/>'],
  ['an embedded picture', '<image href="data:image/png;base64,iVBORw0KGgo="/>'],
  ['a comment that mentions a script', '<!-- no <script> here -->'],
  ['grain', '<filter id="g"><feTurbulence type="fractalNoise" baseFrequency="0.8"/></filter>'],
])('%s passes', (_, inside) => {
  expect(svgProblems(svg(inside))).toEqual([])
})

test.each([
  ['a script', '<script>alert(1)</script>', 'scripts are not allowed'],
  ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>', 'scripts are not allowed'],
  ['HTML', '<foreignObject><b/></foreignObject>', 'foreignObject'],
  ['an event handler', '<path onload="alert(1)"/>', 'event handler onload'],
  ['an event handler in capitals', "<path ONCLICK = 'alert(1)'/>", 'event handler ONCLICK'],
  ['a link', '<a href="#x"/>', 'links are not allowed'],
  ['an outside picture', '<image href="https://example.com/a.png"/>', 'leads out of the file'],
  ['an outside part', '<use xlink:href="other.svg#a"/>', 'leads out of the file'],
  ['an SVG in data', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>', 'leads out of the file'],
  ['a script address', '<use href="javascript:alert(1)"/>', 'leads out of the file'],
  ['a script address in disguise', '<use href="&#106;avascript:alert(1)"/>', 'leads out of the file'],
  ['an animation', '<set attributeName="href" to="javascript:alert(1)"/>', 'animation is not allowed'],
  ['an imported style', '<style>@import "https://example.com/a.css";</style>', 'imports'],
  ['an outside address in a style', '<style>.a{fill:url(https://example.com/a)}</style>', 'leads out of the file'],
  [
    'an outside address in CDATA',
    '<style><![CDATA[.a{fill:url("//example.com/a")}]]></style>',
    'leads out of the file',
  ],
  ['an outside address in an attribute', '<path fill="url(https://example.com/a#b)"/>', 'leads out of the file'],
  ['an outside address in a style attribute', '<path style="fill:URL( \'//e.com\' )"/>', 'leads out of the file'],
  ['an escaped style', '<style>.a{fill:u\\72l(//e.com)}</style>', 'escapes'],
  ['a style spelt by character references', '<style>.a{fill:&#117;rl(//e.com)}</style>', 'leads out of the file'],
  ['a video', '<video src="#a"/>', '<video> is not allowed'],
  ['an unknown element', '<handler>1</handler>', '<handler> is not allowed'],
])('%s is refused, with its place', (_, inside, message) => {
  const [problem] = svgProblems(svg(inside))
  expect(problem?.message).toContain(message)
  expect(problem?.line).toBe(2)
})

test('the place is that of the attribute', () => {
  expect(svgProblems(svg('<path\n    onload="1"/>'))).toMatchObject([{ line: 3, column: 5 }])
})

test('entities and stylesheets before the drawing are refused', () => {
  const entity = '<!DOCTYPE svg [<!ENTITY x "y">]>\n'
  expect(svgProblems(entity + svg(''))[0]?.message).toContain('entities')
  expect(svgProblems('<?xml-stylesheet href="https://e.com"?>' + svg(''))).toHaveLength(1)
  expect(svgProblems('<?xml version="1.0" encoding="UTF-8"?>' + svg(''))).toEqual([])
})

test('a file that is no SVG is refused', () => {
  expect(svgProblems('hello')).toMatchObject([{ message: 'this is no SVG: there is no <svg> element' }])
  expect(svgProblems('<html><svg/></html>')[0]?.message).toContain('begins with <html>')
})

test.each(houseBrands)('the drawings of %s pass', (id) => {
  const folder = new URL(`../../../brands/${id}/assets/`, import.meta.url)
  const drawings = readdirSync(folder).filter((file) => file.endsWith('.svg'))
  expect(drawings.length).toBeGreaterThanOrEqual(2)
  for (const file of drawings) expect(svgProblems(readFileSync(new URL(file, folder), 'utf8')), file).toEqual([])
})
