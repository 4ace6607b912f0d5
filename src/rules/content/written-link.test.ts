import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { writtenLink } from './written-link.ts'

test.each([
  ['/terms', { href: '/terms', own: true }],
  ['/help?q=a#feedback', { href: '/help?q=a#feedback', own: true }],
  ['mailto:help@casa.example', { href: 'mailto:help@casa.example', own: true }],
  ['tel:+541112345678', { href: 'tel:+541112345678', own: true }],
  ['https://a.example/x', { href: 'https://a.example/x', own: false }],
  // What a browser takes for another site is one here, too.
  ['//a.example', { href: 'https://a.example/', own: false }],
  ['/\\a.example', { href: 'https://a.example/', own: false }],
  ['http://a.example', { href: 'https://a.example/', own: false }],
])('%s', (href, to) => {
  expect(writtenLink(href)).toEqual(to)
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  '/.//elsewhere.example',
  'https://user:word@a.example',
  'terms',
  '#top',
  '',
  'https://',
])('%j leads nowhere', (href) => {
  expect(writtenLink(href)).toBeNull()
})

test('whatever is written, a link stays on the site, is public, or is somebody’s (property)', () => {
  const parts = fc.constantFrom(
    '/',
    '//',
    '\\',
    ':',
    'javascript',
    'https',
    'http',
    'a.b',
    '\t',
    '\n',
    ' ',
    '.',
    '@',
    '?',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(parts, fc.string())), (pieces) => {
      const link = writtenLink(pieces.join(''))
      if (!link) return
      const { origin, protocol } = new URL(link.href, 'https://site.example')
      if (link.own) expect(origin === 'https://site.example' || /^(?:mailto|tel):$/.test(protocol)).toBe(true)
      else expect(protocol).toBe('https:')
    }),
  )
})
