import { describe, expect, test } from 'vitest'
import { chooseLanguage } from './i18n/choose-language.ts'
import { Form, languages, visit, type Visit } from './testing/starter.ts'

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

  test.each([
    ['/about?lang=en', {}, 'en'],
    ['/about?lang=AR', { lang: 'EN' }, 'ar'],
    ['/about?lang=es', { lang: 'EN' }, 'es'],
    ['/about?lang=xx', { lang: 'EN' }, 'en'],
  ])('%s is shown in the language that it names, whatever was chosen: %j', (path, local, tag) => {
    const { html } = visit({ path, local })
    expect([html.lang, html.dataset['shell']]).toEqual([tag, tag === 'es' ? undefined : 'hidden'])
  })

  test('fonts that no worker keeps are not waited for', () => {
    expect(visit({ local: { fonts: 'kept' }, noWorker: true }).html.dataset).toEqual({})
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

describe('after the first picture', () => {
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
    expect([imported, fonts]).toEqual([['/assets/libraries.js', '/assets/main.js'], ['1em "Fraunces"']])
  })

  test('the application arrives beside the whole styles, and runs once they are there', async () => {
    const waiting = visit({ styles: 'wait' })
    expect(waiting.styles.disabled).toBe(true)
    await waiting.load()
    expect([waiting.styles.disabled, waiting.imported]).toEqual([false, []])
    expect(waiting.links).toEqual([
      { rel: 'modulepreload', href: '/assets/libraries.js', as: '' },
      { rel: 'modulepreload', href: '/assets/main.js', as: '' },
    ])
    waiting.styles.come()
    await waiting.pass(10)
    expect(waiting.imported).toEqual(['/assets/libraries.js', '/assets/main.js'])
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

  test('what the page’s address narrows or names is asked for as that says', async () => {
    const call = { headers: {}, guestOnly: false, insideOnly: false }
    const calls = [
      { ...call, url: '/list', plainOnly: true },
      { ...call, url: '/one?id={named}', named: 'fixture' },
    ] as const
    const asked = async (path: string): Promise<string[]> => {
      const page = visit({ path, data: { calls } })
      await page.load()
      return page.asked.map(([url]) => url).filter((url) => !url.startsWith('/i18n'))
    }
    expect(await asked('/sports')).toEqual(['/list'])
    expect(await asked('/sports?fixture=f1%262&x=1')).toEqual(['/one?id=f1%262'])
    expect(await asked('/sports?day=week')).toEqual([])
  })

  test('who meets whom stands in the page as soon as that is answered, in the place of the list', async () => {
    const call = { headers: {}, guestOnly: false, insideOnly: false }
    const told = [
      ['match', 'home'],
      ['match', 'away'],
    ]
    const calls = [{ ...call, url: '/one?id={named}', named: 'fixture', told }] as const
    const named = async (path: string, value: object) => {
      const page = visit({ path, data: { calls }, answer: { value } })
      await page.load()
      return [page.told.textContent, 'named' in page.html.dataset]
    }
    const match = { home: 'Boyera Chica', away: 'Yatay' }
    expect(await named('/sports?fixture=f1', { match })).toEqual(['Boyera Chica v Yatay', true])
    expect(await named('/sports?fixture=f1', {})).toEqual(['', true])
    expect(await named('/sports', { match })).toEqual(['', false])
  })

  test('each script is evaluated in a task of its own', async () => {
    const { imported, pass, paint } = visit()
    await pass(1)
    paint('paint')
    const tasks: number[] = []
    while (tasks.length < 10) {
      await pass(1)
      tasks.push(imported.length)
    }
    expect(new Set(tasks)).toEqual(new Set([0, 1, 2]))
  })

  test('nothing is asked for before the browser tells that the largest picture was painted', async () => {
    const { imported, asked, pass, paint, pictureEvents } = visit({ picture: { complete: false } })
    await pass(1)
    paint('paint')
    // Text that was painted before it is no picture.
    paint('largest-contentful-paint', {})
    pictureEvents['load']?.()
    expect([imported, asked]).toEqual([[], []])
    paint('largest-contentful-paint')
    expect(asked).not.toEqual([])
    await pass(10)
    expect(imported).toHaveLength(2)
  })

  test.each([
    ['a picture that is not the largest', { complete: true }, ['paint', 'largest-contentful-paint']],
    ['a browser that tells of no largest paint', { complete: true }, ['paint']],
    ['a picture that does not come', { complete: false }, ['paint', 'largest-contentful-paint']],
  ] as const)('%s is not waited for without end', async (_, picture, tells) => {
    const { imported, pass } = visit({ picture, tells })
    await pass(12)
    expect(imported).toHaveLength(2)
  })

  test('a member waits for no picture that guests alone see', async () => {
    const asked = async (session: Record<string, string>): Promise<number> => {
      const page = visit({ picture: { complete: false }, guestsAlone: true, session })
      await page.pass(1)
      page.paint('paint')
      return page.asked.length
    }
    expect(await asked({})).toBe(0)
    expect(await asked({ token: 'a' })).toBeGreaterThan(0)
  })

  test.each(['pointerdown', 'keydown'])('who begins to use the page waits for no picture: %s', async (sign) => {
    const { asked, pass, listeners } = visit({ picture: { complete: false } })
    await pass(1)
    expect(asked).toEqual([])
    listeners[sign]?.({})
    expect(asked).not.toEqual([])
    const once = asked.length
    listeners[sign]?.({})
    expect(asked).toHaveLength(once)
  })

  test('behind a hidden shell there is nothing to look at', async () => {
    const { asked, pass } = visit({ local: { lang: 'EN' }, picture: { complete: false } })
    await pass(1)
    expect(asked).not.toEqual([])
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

describe('an application that does not come', () => {
  const HEALED = ['worker gone', 'precache gone', 'files gone', 'reload']

  test.each([{ entryFails: true }, { styles: 'fail' }] as const)(
    'is asked for once more, without what the worker keeps: %j',
    async (how) => {
      const { html, did, load } = visit(how)
      await load()
      expect(html.dataset['broken']).toBe('')
      expect(did.slice(0, 5)).toEqual(['asked the host', ...HEALED])
      // From then on the host is asked, and nothing is done, for as long as this could be a loop.
      expect(did.slice(5).filter((it) => it !== 'asked the host')).toEqual([])
      expect(did.length).toBeGreaterThan(5)
    },
  )

  test.each([
    ['that has just been asked for anew', { session: { reloadedAt: String(Date.now() - 30_000) } }],
    ['whose host does not answer', { offline: true }],
    ['whose host is being repaired', { hostStatus: 503 }],
    ['where nothing can be remembered', { noStorage: true }],
  ])('%s keeps what the worker has', async (_, how) => {
    const { html, did, load } = visit({ ...how, entryFails: true })
    await load()
    expect(html.dataset['broken']).toBe('')
    expect(new Set(did)).toEqual(new Set(['asked the host']))
  })

  test('is asked for again after a while', async () => {
    const { did, load } = visit({ entryFails: true, session: { reloadedAt: String(Date.now() - 90_000) } })
    await load()
    expect(did.slice(1, 5)).toEqual(HEALED)
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
