/** Runs the starter in a page made by hand, for its tests. */
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { runInNewContext } from 'node:vm'
import type { StarterData } from '../brand/starter-data.ts'

const source = stripTypeScriptTypes(readFileSync(new URL('../starter.ts', import.meta.url), 'utf8'))
  // A context made by hand can't import; what would be imported is noted.
  .replace(/\bimport\(/, 'importEntry(')

/** The first is the default. */
export const languages = [
  { code: 'TY', tag: 'es', direction: 'ltr', url: '/i18n/es.json' },
  { code: 'EN', tag: 'en', direction: 'ltr', url: '/i18n/en.json' },
  { code: 'AR', tag: 'ar', direction: 'rtl', url: '/i18n/ar.json' },
] as const
const data: StarterData = {
  scripts: ['/assets/libraries.js', '/assets/main.js'],
  parts: [],
  membersOnly: false,
  fonts: ['Fraunces'],
  languages,
  calls: [
    { url: '/status?url={host}', headers: { 'x-a': '1' }, guestOnly: false, insideOnly: false },
    { url: '/help?language={language}', headers: {}, guestOnly: false, insideOnly: false },
    { url: '/vendors', headers: {}, guestOnly: false, insideOnly: true, keptAs: 'gameVendor' },
    { url: '/count', headers: {}, guestOnly: true, insideOnly: false },
  ],
  images: ['https://img.example'],
  languageHeader: 'x-language',
  credentials: 'same-origin',
}

export interface Visit {
  readonly data?: Partial<StarterData>
  readonly local?: Record<string, string>
  readonly session?: Record<string, string>
  readonly path?: string
  /** Storage throws, as in browsers that refuse it. */
  readonly noStorage?: boolean
  readonly offline?: boolean
  readonly entryFails?: boolean
  /** What the host answers when it is asked whether it is there; 200 unless told. */
  readonly hostStatus?: number
  /** No service worker answers the page. */
  readonly noWorker?: boolean
  readonly picture?: { complete: boolean; hidden?: boolean }
  /** Members do not see the picture. */
  readonly guestsAlone?: true
  /** How many places for covers the shell has. */
  readonly places?: number
  /** What calls are answered with. */
  readonly answer?: object
  /** Kinds of paint that the browser tells of. */
  readonly tells?: readonly string[]
  /** What becomes of the style file; it comes at once unless told. */
  readonly styles?: 'come' | 'wait' | 'fail'
}

/** What the page takes for a form. */
export class Form {
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

/** Runs the starter in a page. */
export function visit({ data: said, local = {}, session = {}, path = '/index', ...how }: Visit = {}) {
  const { pathname, search } = new URL(path, 'https://pampas.example')
  const html = { lang: 'es', dir: 'ltr', dataset: {} as Record<string, string> }
  const asked: [url: string, headers: object, cache: string][] = []
  const imported: string[] = []
  const later: (() => void)[] = []
  const listeners: Record<string, (event: object) => void> = {}
  const storage = (kept: Record<string, string>) => ({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  })
  const did: string[] = []
  const loaded: string[] = []
  const pictureEvents: Record<string, () => void> = {}
  const styles = styleLink(how.styles ?? 'come')
  const links: object[] = []
  const picture = how.picture && {
    ...how.picture,
    addEventListener: (name: string, then: () => void) => (pictureEvents[name] = then),
  }
  const covers = Array.from({ length: how.places ?? 0 }, () => ({
    hidden: true,
    srcset: '',
    dispatchEvent: ({ type }: Event) => pictureEvents[type]?.(),
  }))
  const told = { textContent: '', dataset: { told: '{0} v {1}' } }
  const observers: { type: string; tell: (list: { getEntries: () => object[] }) => void }[] = []
  class PerformanceObserver {
    static readonly supportedEntryTypes = how.tells ?? ['paint', 'largest-contentful-paint']
    readonly #tell: (list: { getEntries: () => object[] }) => void
    constructor(tell: (list: { getEntries: () => object[] }) => void) {
      this.#tell = tell
    }
    observe({ type }: { type: string }): void {
      observers.push({ type, tell: this.#tell })
    }
  }
  const page: Record<string, unknown> = {
    document: {
      documentElement: html,
      getElementById: () => ({ textContent: JSON.stringify({ ...data, ...said }) }),
      querySelector: (selector: string) => {
        if (selector === '[data-told]') return told
        return how.guestsAlone && selector.includes('[data-guest]') ? null : picture
      },
      addEventListener: (_: string, then: () => void) => later.push(then),
      querySelectorAll: (selector: string) => (selector === 'img[data-cover]' ? covers : [styles]),
      createElement: () => ({}),
      head: { append: (link: object) => links.push(link) },
      fonts: { load: async (font: string) => loaded.push(font) },
    },
    navigator: {
      serviceWorker: {
        controller: how.noWorker ? null : {},
        getRegistrations: async () => [{ unregister: async () => did.push('worker gone') }],
      },
    },
    caches: { keys: async () => ['precache', 'files'], delete: async (name: string) => did.push(`${name} gone`) },
    URL,
    Event,
    URLSearchParams,
    location: {
      pathname,
      search,
      hostname: 'pampas.example',
      origin: 'https://pampas.example',
      href: `https://pampas.example${path}`,
      reload: () => did.push('reload'),
    },
    fetch: (url: string, { headers, cache }: { headers: object; cache: string }) => {
      if (url === '/version.json') {
        did.push('asked the host')
        return how.offline
          ? Promise.reject(new TypeError('Failed to fetch'))
          : Promise.resolve(new Response('{}', { status: how.hostStatus ?? 200 }))
      }
      asked.push([url, headers, cache])
      return how.offline
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response(JSON.stringify(how.answer ?? {})))
    },
    addEventListener: (name: string, then: (event: object) => void) => (listeners[name] = then),
    requestAnimationFrame: (then: () => void) => later.push(then),
    setTimeout: (then: () => void) => later.push(then),
    importEntry: async (url: string) => {
      imported.push(url)
      if (how.entryFails) throw new TypeError('Failed to fetch dynamically imported module')
    },
    HTMLFormElement: Form,
    PerformanceObserver,
    encodeURIComponent,
  }
  if (!how.noStorage) Object.assign(page, { localStorage: storage(local), sessionStorage: storage(session) })
  runInNewContext(source, page)
  /** Runs what waits for a task or a frame, and what comes of that, a few times over. */
  const pass = async (until: number): Promise<void> => {
    for (let turn = 0; turn < until; turn += 1) {
      later.shift()?.()
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  /** The browser tells that something was painted: the picture, unless it is said what. */
  const paint = (type: string, element: unknown = picture): void => {
    for (const observer of observers) if (observer.type === type) observer.tell({ getEntries: () => [{ element }] })
  }
  /** Lets the page be parsed and painted, and then time pass until the application has been asked for. */
  const load = async (): Promise<void> => {
    await pass(1)
    paint(picture ? 'largest-contentful-paint' : 'paint')
    await pass(10)
  }
  // The starter puts it there; its shape is the promise between both.
  const early = page['liveryEarly'] as Record<string, Promise<Response>>
  return {
    html,
    did,
    asked,
    imported,
    load,
    pass,
    paint,
    early,
    listeners,
    fonts: loaded,
    pictureEvents,
    covers,
    styles,
    links,
    told,
  }
}
