import { expect, test } from 'vitest'
import { criticalCss } from './critical-css.ts'

const shell = '<main class="a b"><p class="c">.d</p></main>'
const kept = (css: string, language = 'en') => criticalCss(css, shell, language)

test('keeps what fits an element of the shell, and what names no class, in its order', () => {
  const css = 'a{color:red}.c{color:blue}.d{color:lime}.a>.c:hover{top:0}.a .d{left:0}#root{margin:0}'
  expect(kept(css)).toBe('a{color:red}.c{color:blue}.a>.c:hover{top:0}#root{margin:0}')
})

test('keeps those selectors of a list that fit', () => {
  expect(kept('.a,.d,.b .x,.c:focus-visible{color:red}')).toBe('.a,.c:focus-visible{color:red}')
})

test('does not ask for what a selector excludes, or takes as one of several', () => {
  const css = '.a:not(.open){top:0}.b:is(.x,:where(.c,.y)) .c{top:0}.a:has(>.x){top:0}.d:not(.a){top:0}'
  expect(kept(css)).toBe('.a:not(.open){top:0}.b:is(.x,:where(.c,.y)) .c{top:0}.a:has(>.x){top:0}')
})

test('nor for what stands within those in parentheses of its own, or in an attribute', () => {
  const css =
    '.a:not(:nth-child(2) .x){top:0}.b:not(:lang(th)){top:0}.a:not(:is(.x:nth-child(2),.y)){top:0}.c[href$=".pdf"]{top:0}'
  expect(kept(css)).toBe(css)
  expect(kept('.d:not(:nth-child(2) .a){top:0}')).toBe('')
})

test('leaves no condition empty', () => {
  const css = '@media (width>=1px){.d{top:0}@supports (top:0){.x{top:0}}}@media print{.d{top:0}.a{left:0}}'
  expect(kept(css)).toBe('@media print{.a{left:0}}')
})

test('keeps the movements that something makes, and definitions', () => {
  const css =
    '@property --x{syntax:"*";inherits:false}.a{animation:in .2s,out 1s}@keyframes in{0%{top:0}}@keyframes out{to{top:0}}' +
    '.d{animation-name:away}@keyframes away{to{left:0}}'
  const expected =
    '@property --x{syntax:"*";inherits:false}.a{animation:in .2s,out 1s}@keyframes in{0%{top:0}}@keyframes out{to{top:0}}'
  expect(kept(css)).toBe(expected)
})

test('keeps the page’s own language alone', () => {
  const css = ':root:lang(zh){top:0}:lang(th) p{top:0}:lang(en) p{left:0}'
  expect(kept(css, 'zh-Hans')).toBe(':root:lang(zh){top:0}')
  expect(kept(css)).toBe(':lang(en) p{left:0}')
})

test('a class with characters of its own, and text that looks like one', () => {
  expect(criticalCss('._1a2b{top:0}.is-open{top:0}.d{top:0}', '<i class="_1a2b is-open">.d</i>', 'en')).toBe(
    '._1a2b{top:0}.is-open{top:0}',
  )
})
