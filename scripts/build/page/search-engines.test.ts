import { expect, test } from 'vitest'
import { searchEngineHead, type FoundPage, type Publisher } from './search-engines.ts'

const TY = { code: 'TY', tag: 'es-AR' }
const EN = { code: 'EN', tag: 'en' }
const publisher: Publisher = {
  name: 'Casa',
  origin: 'https://www.casa.example',
  logo: 'https://www.casa.example/media/icon.png',
  shareImage: 'https://www.casa.example/media/share.jpg',
  mail: 'help@casa.example',
  elsewhere: ['https://t.me/casa'],
}
const about: FoundPage = {
  title: 'About us · Casa',
  called: 'About us',
  description: 'Who we are',
  path: '/about',
  hidden: false,
  language: TY,
  languages: [TY, EN],
}
const head = (said: Partial<FoundPage> = {}, of: Partial<Publisher> = {}): string =>
  searchEngineHead({ ...about, ...said }, { ...publisher, ...of }).join('\n')
const data = (text: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? 'null')

test('a page names its one address, and the one of each language', () => {
  const url = 'https://www.casa.example/about'
  expect(head().match(/<link[^>]*>/g)).toEqual([
    `<link rel="canonical" href="${url}">`,
    `<link rel="alternate" hreflang="es-AR" href="${url}">`,
    `<link rel="alternate" hreflang="en" href="${url}?lang=en">`,
    `<link rel="alternate" hreflang="x-default" href="${url}">`,
  ])
  expect(head({ languages: [TY] })).not.toContain('hreflang')
})

test('a shared link has a title, a text and a picture', () => {
  for (const [name, content] of Object.entries({
    'og:title': 'About us · Casa',
    'og:description': 'Who we are',
    'og:image': publisher.shareImage,
    'og:url': 'https://www.casa.example/about',
    'og:locale': 'es_AR',
    'og:site_name': 'Casa',
  })) {
    expect(head()).toContain(`<meta property="${name}" content="${content}">`)
  }
})

test('the home page tells who the brand is, any other its place below it', () => {
  expect(data(head({ path: '/' }))).toMatchObject({
    '@type': 'Organization',
    name: 'Casa',
    url: 'https://www.casa.example/',
    email: 'help@casa.example',
    sameAs: ['https://t.me/casa'],
  })
  expect(data(head())).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Casa', item: 'https://www.casa.example/' },
      { position: 2, name: 'About us', item: 'https://www.casa.example/about' },
    ],
  })
})

test('what is not to be found claims no address, and says so', () => {
  for (const said of [{ hidden: true }, { path: null }]) {
    expect(head(said)).toContain('<meta name="robots" content="noindex">')
    expect(head(said)).not.toMatch(/canonical|hreflang|ld\+json/)
  }
  expect(head()).not.toContain('noindex')
})

test('words of an operator never end an attribute or a script', () => {
  const evil = `</script><script>alert(1)</script>"'>`
  const text = head({ title: evil, called: evil, description: evil }, { name: evil })
  expect(text.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">'])
  expect(text).not.toMatch(/content="[^"]*"[^ >]/)
  expect(data(text)).toMatchObject({ itemListElement: [{ name: evil }, { name: evil }] })
})
