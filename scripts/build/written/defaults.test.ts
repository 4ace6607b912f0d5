import { expect, test } from 'vitest'
import { allDefaults, defaultLanguageOf, isDefaultText } from './defaults.ts'
import { renderMarkdown } from './markdown.ts'
import { pageProblems } from './page-problems.ts'

const VALUES = { name: 'Casa', minimumAge: '21', domain: 'casa.example' }
const all = allDefaults()

test.each(all)('$language/$name says what it has to with what every brand says', ({ text }) => {
  expect(pageProblems(text)).toEqual([])
  const page = renderMarkdown(text, VALUES)
  expect(JSON.stringify(page)).not.toMatch(/\{[a-zA-Z]+\}/)
  expect(page.title.length).toBeGreaterThan(0)
  expect([...page.description].length).toBeGreaterThan(15)
  // No heading is left without anything below it.
  expect(page.html).not.toMatch(/<\/h2>\n(?:<h2>|$)/)
})

test.each(all.filter(({ language }) => language !== 'en'))(
  '$language/$name has the parts of the English one',
  (one) => {
    const english = all.find(({ language, name }) => language === 'en' && name === one.name)
    const shape = (text = ''): readonly string[] =>
      renderMarkdown(text, { ...VALUES, email: 'a@b.example', licence: 'L', licenceNumber: 'N' }).html.match(
        /<(?:h2|li|a href="[^"]*")/g,
      ) ?? []
    expect(shape(one.text).toSorted()).toEqual(shape(english?.text).toSorted())
  },
)

test('a region is written in its language, and what we have not written in English', () => {
  expect(['es-AR', 'es', 'zh-Hans', 'ar-XB'].map(defaultLanguageOf)).toEqual(['es', 'es', 'zh-Hans', 'en'])
})

test('a text of ours is known again, and one that was changed is not', () => {
  const text = all.find(({ language, name }) => language === 'vi' && name === 'terms')?.text ?? ''
  expect(isDefaultText('terms', `\n${text.replaceAll('\n', '\r\n')}`)).toBe(true)
  expect(isDefaultText('terms', `${text}\nMore.`)).toBe(false)
})
