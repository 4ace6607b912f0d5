import { expect, test } from 'vitest'
import { helpTopics } from '../../sandbox/seeds/content/help.ts'
import { FAMILIES, familyOf, type ContentLanguage } from '../../sandbox/site/merchant.ts'
import { hoasen, createTestSandbox, pampas } from '../../sandbox/testing/sandbox.ts'
import { openDemo } from '../demo.ts'
import { texts } from './texts.ts'

const tags = (html: string): string[] => (html.match(/<[^>]*>/g) ?? []).toSorted()
/** A region's texts are judged like a language's. */
const ALL = [...FAMILIES, 'es-AR'] as const
const articlesOf = (family: ContentLanguage) =>
  helpTopics(family, { merchant: pampas, demo: { texts } }).flatMap(({ articles }) => articles)

test.each(ALL)('the articles in %s are marked up as the English ones, and name the brand', (family) => {
  const english = articlesOf('en')
  const articles = articlesOf(family)
  expect(articles.map(({ id, content }) => [id, tags(content)])).toEqual(
    english.map(({ id, content }) => [id, tags(content)]),
  )
  const words = articles.map(({ content }) => content).join('')
  expect(words).toContain('Pampas &amp; Co')
  expect(words).not.toContain('{')
})

test.each(ALL.filter((family) => family !== 'en'))('no article in %s is left in English', (family) => {
  const english = new Map(articlesOf('en').map(({ id, title, content }) => [id, { title, content }]))
  for (const { id, title, content } of articlesOf(family)) {
    expect(title, id).not.toBe(english.get(id)?.title)
    expect(content, id).not.toBe(english.get(id)?.content)
  }
})

test.each([
  ['VI', 'Nạp tiền', hoasen],
  ['TH', 'การฝากเงิน', hoasen],
  ['ID', 'Deposit', hoasen],
  ['TY', 'Depósitos', pampas],
  ['EN', 'Deposits', pampas],
])('a call in %s is answered in that language', async (language, title, merchant) => {
  const bench = createTestSandbox({ demo: openDemo, merchants: [merchant] })
  const { value } = await bench.call('getHelpCentre', { merchant, payload: { language } })
  expect(value).toMatchObject({ topics: expect.arrayContaining([expect.objectContaining({ id: 'deposits', title })]) })
})

test('a region is answered in its own words, and where it has none in those of its language', async () => {
  const merchant = { ...pampas, languages: [{ code: 'TY', catalogue: 'es-AR' }] }
  expect(
    ['es-AR', 'es-MX', 'pt-BR'].map((catalogue) => familyOf({ languages: [{ code: 'X', catalogue }] }, 'X')),
  ).toEqual(['es-AR', 'es', 'en'])
  const bench = createTestSandbox({ demo: openDemo, merchants: [merchant] })
  const { value } = await bench.call('getHelpCentre', { merchant, payload: { language: 'TY' } })
  const said = JSON.stringify(value)
  expect(said).toContain('Revisá que Bloq Mayús')
  expect(said).toContain('Pérdida neta de la semana')
})
