import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import type { StarterData } from './brand/starter-data.ts'
import { chooseLanguage } from './i18n/choose.ts'

const source = stripTypeScriptTypes(readFileSync(new URL('starter.ts', import.meta.url), 'utf8'))
  // A context made by hand can't import; what would be imported is noted.
  .replace(/\bimport\(/, 'importEntry(')

const languages = [
  { code: 'TY', tag: 'es', direction: 'ltr', url: '/i18n/es.json' },
  { code: 'EN', tag: 'en', direction: 'ltr', url: '/i18n/en.json' },
  { code: 'AR', tag: 'ar', direction: 'rtl', url: '/i18n/ar.json' },
] as const
const data: StarterData = {
  entry: '/assets/main.js',
  membersOnly: false,
  fonts: ['Fraunces'],
  languages,
  calls: [
    { url: '/status?url={host}', headers: { 'x-a': '1' }, guestOnly: false, insideOnly: false },
    { url: '/help?language={language}', headers: {}, guestOnly: false, insideOnly: false },
    { url: '/vendors', headers: {}, guestOnly: false, insideOnly: true, keptAs: 'gameVendor' },
    { url: '/count', headers: {}, guestOnly: true, insideOnly: false },
  ],
  languageHeader: 'x-language',
  credentials: 'same-origin',
}

interface Visit {
  readonly data?: Partial<StarterData>
  readonly local?: Record<string, string>
  readonly session?: Record<string, string>
  readonly path?: string
  /** Storage throws, as in browsers that refuse it. */
  readonly noStorage?: boolean
  readonly offline?: boolean
  readonly entryFails?: boolean
  readonly picture?: { complete: boolean }
  /** What becomes of the style file; it comes at once unless told. */
  readonly styles?: 'come' | 'wait' | 'fail'
}

class Form {
  readonly id: string
  constructor(id: string) {
    this.id = id
  }
}

/** A link to styles, which are asked for once it is no longer disabled. */
function styleLink(outcome: 'come' | 'wait' | 'fail') {
  const events: Record<string, () => void> = {}
  let disabled = true
  return {
    addEventListener: (name: string, then: () => void) => (events[name] = then),
    get disabled() {
      return disabled
    },
    set disabled(now: boolean) {
      disabled = now
      if (outcome !== 'wait') events[outcome === 'come' ? 'load' : 'error']?.()
    },
    come: () => events['load']?.(),
  }
}

/** Runs the starter in a page; `load` lets time pass until the application has been asked for. */
function visit({ data: said, local = {}, session = {}, path = '/index', ...how }: Visit = {}) {
  const html = { lang: 'es', dir: 'ltr', dataset: {} as Record<string, string> }
  const asked: [url: string, headers: object, cache: string][] = []
  const imported: string[] = []
  const later: (() => void)[] = []
  const listeners: Record<string, (event: object) => void> = {}
  const storage = (kept: Record<string, string>) => ({ getItem: (key: string) => kept[key] ?? null })
  const loaded: string[] = []
  const pictureEvents: Record<string, () => void> = {}
  const styles = styleLink(how.styles ?? 'come')
  const links: object[] = []
  const page: Record<string, unknown> = {
    document: {
      documentElement: html,
      getElementById: () => ({ textContent: JSON.stringify({ ...data, ...said }) }),
      querySelector: () =>
        how.picture && {
          ...how.picture,
          addEventListener: (name: string, then: () => void) => (pictureEvents[name] = then),
        },
      addEventListener: (_: string, then: () => void) => later.push(then),
      querySelectorAll: () => [styles],
      createElement: () => ({}),
      head: { append: (link: object) => links.push(link) },
      fonts: { load: async (font: string) => loaded.push(font) },
    },
    location: { pathname: path, hostname: 'pampas.example' },
    fetch: (url: string, { headers, cache }: { headers: object; cache: string }) => {
      asked.push([url, headers, cache])
      return how.offline ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(new Response('{}'))
    },
    addEventListener: (name: string, then: (event: object) => void) => (listeners[name] = then),
    requestAnimationFrame: (then: () => void) => later.push(then),
    setTimeout: (then: () => void) => later.push(then),
    importEntry: async (url: string) => {
      imported.push(url)
      if (how.entryFails) throw new TypeError('Failed to fetch dynamically imported module')
    },
    HTMLFormElement: Form,
    encodeURIComponent,
  }
  if (!how.noStorage) Object.assign(page, { localStorage: storage(local), sessionStorage: storage(session) })
  runInNewContext(source, page)
  const load = async (until = 10): Promise<void> => {
    for (let turn = 0; turn < until; turn += 1) later.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  // The starter puts it there; its shape is the promise between both.
  const early = page['liveryEarly'] as Record<string, Promise<Response>>
  return { html, asked, imported, load, early, listeners, fonts: loaded, pictureEvents, styles, links }
}

describe('before the first paint', () => {
  test('an untouched guest sees the shell, and nothing is asked for yet', () => {
    const { html, asked, imported } = visit()
    expect(html).toEqual({ lang: 'es', dir: 'ltr', dataset: {} })
    expect([asked, imported]).toEqual([[], []])
  })

  test.each([
    [{ lang: 'EN' }, { lang: 'en', dir: 'ltr', dataset: { shell: 'hidden' } }],
    [{ lang: 'AR' }, { lang: 'ar', dir: 'rtl', dataset: { shell: 'hidden' } }],
    [
      { lang: 'XX', hisLang: 'EN' },
      { lang: 'en', dir: 'ltr', dataset: { shell: 'hidden' } },
    ],
    [{ lang: 'XX' }, { lang: 'es', dir: 'ltr', dataset: {} }],
    [{ fonts: 'kept' }, { lang: 'es', dir: 'ltr', dataset: { fonts: '' } }],
  ])('local storage %j', (local, expected) => {
    expect(visit({ local }).html).toEqual(expected)
  })

  test('chooses the language that boot will choose', () => {
    const codes = [null, 'TY', 'EN', 'AR', 'XX']
    for (const lang of codes)
      for (const hisLang of codes) {
        const local = { ...(lang && { lang }), ...(hisLang && { hisLang }) }
        expect([lang, hisLang, visit({ local }).html.lang]).toEqual([
          lang,
          hisLang,
          chooseLanguage(languages, 'TY', { lang, hisLang }).tag,
        ])
      }
  })

  test('a member keeps the header’s place; a members-only shell and an embedded page are hidden', () => {
    const session = { token: 't' }
    expect(visit({ session }).html.dataset).toEqual({ member: '' })
    expect(visit({ data: { membersOnly: true } }).html.dataset).toEqual({})
    expect(visit({ session, data: { membersOnly: true } }).html.dataset).toEqual({ member: '', shell: 'hidden' })
    expect(visit({ path: '/helpmc' }).html.dataset).toEqual({ shell: 'hidden' })
  })

  test('storage that is refused counts as empty', () => {
    expect(visit({ noStorage: true }).html).toEqual({ lang: 'es', dir: 'ltr', dataset: {} })
  })
})

describe('after the first paint', () => {
  test('asks for words, the calls, the application and the fonts', async () => {
    const { asked, load, imported, fonts, early } = visit({ local: { lang: 'EN' } })
    await load()
    expect(asked).toEqual([
      ['/i18n/en.json', {}, 'default'],
      ['/status?url=pampas.example', { 'x-a': '1', 'x-language': 'EN' }, 'no-store'],
      ['/help?language=EN', { 'x-language': 'EN' }, 'no-store'],
      ['/vendors', { 'x-language': 'EN' }, 'no-store'],
      ['/count', { 'x-language': 'EN' }, 'no-store'],
    ])
    expect(Object.keys(early)).toEqual(asked.map(([url]) => url))
    expect([imported, fonts]).toEqual([['/assets/main.js'], ['1em "Fraunces"']])
  })

  test('the application arrives beside the whole styles, and runs once they are there', async () => {
    const waiting = visit({ styles: 'wait' })
    expect(waiting.styles.disabled).toBe(true)
    await waiting.load()
    expect([waiting.styles.disabled, waiting.imported]).toEqual([false, []])
    expect(waiting.links).toEqual([{ rel: 'modulepreload', href: '/assets/main.js' }])
    waiting.styles.come()
    await waiting.load()
    expect(waiting.imported).toEqual(['/assets/main.js'])
  })

  test('an application that would have no styles is not started, and the page says so', async () => {
    const { html, load, imported } = visit({ styles: 'fail' })
    await load()
    expect([html.dataset['broken'], imported]).toEqual(['', []])
  })

  test('what a member would be answered otherwise is not asked for', async () => {
    for (const one of [{ session: { token: 't' } }, { data: { membersOnly: true } }]) {
      const { asked, load } = visit(one)
      await load()
      expect(asked.map(([url]) => url)).not.toContain('/count')
    }
  })

  test('what the tab has kept is not asked for again, nor what is behind a closed door', async () => {
    const asked = async (one: Visit): Promise<string[]> => {
      const page = visit(one)
      await page.load()
      return page.asked.map(([url]) => url)
    }
    const inside = { token: 't' }
    expect(await asked({})).toContain('/vendors')
    expect(await asked({ session: { gameVendor: '[]' } })).not.toContain('/vendors')
    expect(await asked({ data: { membersOnly: true } })).not.toContain('/vendors')
    expect(await asked({ data: { membersOnly: true }, session: inside })).toContain('/vendors')
  })

  test('the largest picture comes first, but is not waited for without end', async () => {
    const patient = visit({ picture: { complete: false } })
    await patient.load(3)
    expect([patient.imported, patient.asked]).toEqual([[], []])
    patient.pictureEvents['load']?.()
    await patient.load()
    expect(patient.imported).toHaveLength(1)
    const late = visit({ picture: { complete: false } })
    await late.load()
    late.pictureEvents['error']?.()
    expect(late.imported).toHaveLength(1)
    const there = visit({ picture: { complete: true } })
    await there.load(3)
    expect(there.imported).toHaveLength(1)
  })

  test('without a network nothing is unhandled, and the page says so', async () => {
    const { html, load, early } = visit({ offline: true, entryFails: true })
    await load()
    // An unhandled rejection would fail the whole run.
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(html.dataset['broken']).toBe('')
    await expect(early['/count']).rejects.toThrow('Failed to fetch')
  })
})

describe('a form sent before React is there', () => {
  test('is kept for it, and no longer once it is', () => {
    const { html, listeners } = visit()
    let prevented = 0
    const submit = (target: object) => listeners['submit']?.({ target, preventDefault: () => (prevented += 1) })
    submit(new Form('header-login'))
    expect([html.dataset['submitted'], prevented]).toEqual(['header-login', 1])
    html.dataset['ready'] = ''
    submit(new Form('other'))
    expect([html.dataset['submitted'], prevented]).toEqual(['header-login', 1])
  })
})
