import { expect, test } from 'vitest'
import { FAMILIES } from '../merchant.ts'
import { hoasen, openBench, pampas } from '../testing.ts'
import { helpTopics } from './help.ts'

const tags = (html: string): string[] => (html.match(/<[^>]*>/g) ?? []).toSorted()
const articlesOf = (family: (typeof FAMILIES)[number]) => helpTopics(family, pampas).flatMap(({ articles }) => articles)

test.each(FAMILIES)('the articles in %s are marked up as the English ones, and name the brand', (family) => {
  const english = articlesOf('en')
  const articles = articlesOf(family)
  expect(articles.map(({ id, content }) => [id, tags(content)])).toEqual(
    english.map(({ id, content }) => [id, tags(content)]),
  )
  const words = articles.map(({ content }) => content).join('')
  expect(words).toContain('Pampas &amp; Co')
  expect(words).not.toContain('{')
})

test.each(FAMILIES.filter((family) => family !== 'en'))('no article in %s is left in English', (family) => {
  const english = new Map(articlesOf('en').map(({ id, title, content }) => [id, { title, content }]))
  for (const { id, title, content } of articlesOf(family)) {
    expect(title, id).not.toBe(english.get(id)?.title)
    expect(content, id).not.toBe(english.get(id)?.content)
  }
})

test.each([
  ['VI', 'Nạp tiền'],
  ['TH', 'การฝากเงิน'],
  ['ID', 'Deposit'],
])('a call in %s is answered in that language', async (language, title) => {
  const bench = openBench({ merchants: [hoasen] })
  const { value } = await bench.call('getHelpCentre', { merchant: hoasen, payload: { language } })
  expect(value).toMatchObject({ topics: expect.arrayContaining([expect.objectContaining({ id: 'deposits', title })]) })
})
