import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createI18n } from '../../i18n/setup.ts'
import { TransportFailure } from '../../rules/failure.ts'
import { changeLanguageAtom } from './change-language.ts'
import { languageAtom } from './language.ts'
import { arabic, english, openPage, spanish, stored, stubStorage } from '../../testing/state.ts'

/** Each catalogue's answer, by address; one that is missing does not arrive. */
let answers: Record<string, Promise<Response>>
const page = Object.assign(new EventTarget(), { documentElement: { lang: 'es', dir: 'ltr' } })

beforeEach(() => {
  stubStorage()
  answers = { [english.url]: catalogue('Hello'), [arabic.url]: catalogue('مرحبا') }
  page.documentElement = { lang: 'es', dir: 'ltr' }
  vi.stubGlobal('document', page)
  at('https://casa.example/about')
  vi.stubGlobal('fetch', (url: string) => answers[url] ?? Promise.reject(new TypeError('Failed to fetch')))
})
afterEach(() => vi.unstubAllGlobals())

/** The address that the page is at, which changes as a browser's does. */
function at(href: string): void {
  vi.stubGlobal('location', { href })
  vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, url: URL) => at(url.href) })
}

const catalogue = async (hello: string) => Response.json({ hello: [hello] })

function open() {
  const { store } = openPage(fetch)
  const i18n = createI18n('es', { hello: ['Hola'] })
  return { store, i18n, choose: (language: typeof english) => store.set(changeLanguageAtom, i18n, language) }
}

describe('changing the language', () => {
  test('loads, activates, marks the document and is kept with the one before', async () => {
    const { store, i18n, choose } = open()
    await choose(arabic)
    expect(i18n._('hello')).toBe('مرحبا')
    expect(page.documentElement).toEqual({ lang: 'ar', dir: 'rtl' })
    expect(store.get(languageAtom)).toBe(arabic)
    expect(stored(localStorage)).toEqual({ lang: 'AR', hisLang: 'TY' })
  })

  test('takes the language that the address names out of it, and nothing else', async () => {
    const { choose } = open()
    at('https://casa.example/about?lang=es&from=a#b')
    await choose(english)
    expect(location.href).toBe('https://casa.example/about?from=a#b')
  })

  test('leaves everything as it was when the catalogue does not arrive', async () => {
    const { store, i18n, choose } = open()
    answers = {}
    await expect(choose(english)).rejects.toBeInstanceOf(TransportFailure)
    expect([i18n.locale, i18n._('hello'), store.get(languageAtom)]).toEqual(['es', 'Hola', spanish])
    expect(page.documentElement).toEqual({ lang: 'es', dir: 'ltr' })
    expect(stored(localStorage)).toEqual({})
  })

  test('to the present one changes nothing', async () => {
    const { choose } = open()
    await choose(spanish)
    expect(stored(localStorage)).toEqual({})
  })

  test('the last choice counts, whichever catalogue arrives first', async () => {
    const { store, i18n, choose } = open()
    const late = Promise.withResolvers<Response>()
    answers[arabic.url] = late.promise
    const first = choose(arabic)
    await choose(english)
    late.resolve(await catalogue('مرحبا'))
    await first
    expect([i18n._('hello'), store.get(languageAtom)]).toEqual(['Hello', english])
    expect(stored(localStorage)).toEqual({ lang: 'EN', hisLang: 'TY' })
  })

  test('choosing the present one again takes an unfinished change back', async () => {
    const { store, choose } = open()
    const late = Promise.withResolvers<Response>()
    answers[arabic.url] = late.promise
    const first = choose(arabic)
    await choose(spanish)
    late.resolve(await catalogue('مرحبا'))
    await first
    expect(store.get(languageAtom)).toBe(spanish)
    expect(stored(localStorage)).toEqual({})
  })
})
