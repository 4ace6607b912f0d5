import { expect, test } from 'vitest'
import { checkTranslation } from './placeholders.ts'

test.each([
  ['Hello {name}', 'Hola {name}'],
  ['{a} of {b}', '{b}: {a}'],
  ['{n, plural, one {# game} other {# games}}', '{n, plural, other {# game}}'],
  [
    '{n, plural, one {# game} other {# games}}',
    '{n, plural, =0 {nada} one {# juego} many {# juegos} other {# juegos}}',
  ],
  ['Read <0>the {what}</0>', '<0>{what}</0>: lee'],
  ["It's on", "Está en marcha, '{'así'}'"],
])('"%s" may be "%s"', (source, translation) => {
  expect(checkTranslation(source, translation)).toBeUndefined()
})

test('a misspelt placeholder is named, with the one that was meant', () => {
  expect(checkTranslation('Hello {name}', 'Hola {nombre}')).toEqual({
    message: '{nombre} is not in the source text, and {name} is missing',
    expected: 'each of {name}',
    suggestion: 'write {name} for {nombre}',
  })
})

test.each([
  ['Hello {name}', 'Hola', /\{name\} is missing/],
  ['Hello', 'Hola {name}', /\{name\} is not in the source/],
  ['Read <0>this</0>', 'Lee <0>esto', /<\/0> is missing/],
  ['Read <0>this</0>', 'Lee <1>esto</1>', /<1>, <\/1> are not in the source.*<0>, <\/0> are missing/],
  ['{n, plural, one {# of {all}} other {# of {all}}}', '{n, plural, other {#}}', /\{all\} is missing/],
  ['{n, plural, one {#} other {#}}', '{n, plural, one {#}}', /no "other" case/],
  ['Hello {name}', 'Hola {name', /cannot be read/],
])('"%s" may not be "%s"', (source, translation, message) => {
  expect(checkTranslation(source, translation)?.message).toMatch(message)
})
