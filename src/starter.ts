/**
 * The page's only inline script, the same for every brand. It runs before the first paint, so it is small and imports
 * nothing: it hides a shell that would be wrong, keeps what is typed and sent before React is there, and once the first
 * picture is painted begins the boot calls and asks for the application.
 */
import type { Covers, StarterData } from './brand/starter-data.ts'

const page = document.documentElement
// The cast is the contract between the stamp and this script; both sides share this type.
const data = JSON.parse(document.getElementById('starter')?.textContent ?? '{}') as StarterData

const stored = (area: 'localStorage' | 'sessionStorage', key: string): string | null => {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

const byCode = (code: string | null) => data.languages.find((language) => language.code === code)
// What an address names is chosen with it (`i18n/choose-language.ts`).
const named = new URLSearchParams(location.search).get('lang')?.toLowerCase()
const language =
  data.languages.find(({ tag }) => tag.toLowerCase() === named) ??
  byCode(stored('localStorage', 'lang')) ??
  byCode(stored('localStorage', 'hisLang')) ??
  data.languages[0]
const member = stored('sessionStorage', 'token') !== null

if (language) {
  if (language.tag !== page.lang) page.dataset['shell'] = 'hidden'
  page.lang = language.tag
  page.dir = language.direction
}
if (member) page.dataset['member'] = ''
// A page for one thing has another place for it than the list that it is of.
if (data.calls.some(({ named: key }) => key && new URLSearchParams(location.search).has(key)))
  page.dataset['named'] = ''
// A members-only shell is the login page, and /helpmc has no frame: neither may flash where it does not belong.
if ((member && data.membersOnly) || location.pathname === '/helpmc') page.dataset['shell'] = 'hidden'

// Only the worker answers without the network: a browser that has cleared its cache would wait for the fonts.
const fromWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
if (fromWorker && stored('localStorage', 'fonts') !== null) page.dataset['fonts'] = ''

const answers: Partial<Record<string, Promise<Response>>> = {}
const begin = (url: string, headers: Record<string, string>, cache: RequestCache): Promise<Response> => {
  const answer = fetch(url, { headers, credentials: data.credentials, redirect: 'error', cache })
  // Whoever reads it meets the failure; unread, it must not be reported as unhandled.
  answer.catch(() => undefined)
  answers[url] = answer
  return answer
}
/** The places that the shell keeps for pictures which an answer will name. */
const covers = (): HTMLImageElement[] => [...document.querySelectorAll<HTMLImageElement>('img[data-cover]')]

/** Shows an answer's first pictures in their places: they wait for no application. What is named by another host stays away. */
const drawCovers = async (answer: Promise<Response>, { list, pictures }: Covers): Promise<void> => {
  // The application reads the answer itself. Whatever is wrong with it is told there.
  const { value } = await (await answer).clone().json()
  const isOurs = (address: string): boolean =>
    [location.origin, ...data.images].includes(new URL(address, location.href).origin)
  for (const [at, image] of covers().entries()) {
    const sources = pictures.map(([key, width]) => [value[list][at][key], width] as const)
    if (!sources.every(([address]) => isOurs(address))) continue
    image.srcset = sources.map(([address, width]) => `${address} ${width}w`).join()
    image.hidden = false
  }
}

/** Writes the names that an answer has in the place that the shell keeps for them, in the form that it tells. */
const tell = async (answer: Promise<Response>, paths: readonly (readonly string[])[]): Promise<void> => {
  const { value } = await (await answer).clone().json()
  const place = document.querySelector<HTMLElement>('[data-told]')
  const names = paths.map((path) => path.reduce((it, key) => it[key], value))
  if (place) place.textContent = (place.dataset['told'] ?? '').replaceAll(/\{(\d)\}/g, (_, at) => names[at])
}

/** Whether pictures are drawn that an answer names. */
let drawing = false
/** Begins the calls that the first view will make. @param drawn those alone of which the shell shows something, or the others */
const beginCalls = (drawn: boolean): void => {
  for (const call of data.calls) {
    if (!language || drawn !== Boolean(call.covers ?? call.told)) continue
    if (call.guestOnly && (member || data.membersOnly)) continue
    if (call.insideOnly && data.membersOnly && !member) continue
    if (call.keptAs && stored('sessionStorage', call.keptAs) !== null) continue
    const asked = call.named && new URLSearchParams(location.search).get(call.named)
    if (call.plainOnly ? location.search : asked === null) continue
    const address = call.url
      .replace('{host}', encodeURIComponent(location.hostname))
      .replace('{named}', encodeURIComponent(asked ?? ''))
      .replace('{language}', encodeURIComponent(language.code))
    const answer = begin(address, { ...call.headers, [data.languageHeader]: language.code }, 'no-store')
    // What is wrong with it the application tells.
    if (call.told) tell(answer, call.told).catch(() => undefined)
    // An address that narrows a list shows others, and nobody sees a shell that is hidden.
    if (!call.covers || location.search || page.dataset['shell'] === 'hidden') continue
    drawing = true
    drawCovers(answer, call.covers).catch(() => covers()[0]?.dispatchEvent(new Event('error')))
  }
}
// The global is declared in boot, which this script must not import.
;(globalThis as { liveryEarly?: typeof answers }).liveryEarly = answers

addEventListener('submit', (event) => {
  // React's own handler prevents the default by itself; here nobody listens yet.
  if (page.dataset['ready'] !== undefined || !(event.target instanceof HTMLFormElement)) return
  event.preventDefault()
  page.dataset['submitted'] = event.target.id
})

/** How long the application waits for the first picture, which nine in ten players look at meanwhile. */
const PICTURE_MS = 1500
/** How long, once it has come, for the browser's word that it was painted. */
const PAINT_MS = 500

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** How many requests begin in one task: each is a millisecond's work, and a page may have a hundred. */
const AT_ONCE = 6

const fetchEarly = async (rel: string, addresses: readonly string[]): Promise<void> => {
  for (const [at, href] of addresses.entries()) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel, href, as: rel === 'preload' ? 'style' : '' }),
    )
    if (at % AT_ONCE === AT_ONCE - 1) await nextTask()
  }
}

const letIn = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
    link.disabled = false
  })

const wholeStyles = (): HTMLLinkElement[] => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]

/**
 * Lets the whole styles in: the page came with those of its shell. The last applies first: nothing moves then, since each
 * finds those that override it there already. Settles when all are there.
 */
const letStylesIn = (): Promise<unknown> =>
  wholeStyles().reduceRight<Promise<unknown>>((before, link) => before.then(() => letIn(link)), Promise.resolve())

/** Between two beginnings, as of all reloads that nobody asks for (`state/site/reload.ts`). */
const QUIET_MS = 60_000

/**
 * Tells that the page did not start, and begins anew, at once and then every minute or two: while one deployment replaces
 * another a page can come without its scripts. What the worker keeps may be of one that is gone, so it goes first.
 */
const restart = async (): Promise<void> => {
  page.dataset['broken'] = ''
  // Scattered, so that the pages of a deployment that failed do not come back together.
  setTimeout(restart, QUIET_MS * (1 + Math.random()))
  try {
    // Where the host does not answer, what the worker keeps is all there is.
    const { ok } = await fetch('/version.json', { cache: 'no-store' })
    if (!ok || Date.now() - Number(sessionStorage.getItem('reloadedAt')) < QUIET_MS) return
    sessionStorage.setItem('reloadedAt', String(Date.now()))
    // Neither is there without encryption.
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
    const kept = 'caches' in globalThis ? await caches.keys() : []
    await Promise.all([...workers.map((worker) => worker.unregister()), ...kept.map((name) => caches.delete(name))])
    location.reload()
  } catch {
    // Also where storage is refused: nothing would tell then that this is not a loop. The page has a link.
  }
}
;(globalThis as { liveryRestart?: typeof restart }).liveryRestart = restart

/** The browser's first formatted sum costs a slow phone a tenth of a second: here, where it waits for the scripts anyway. */
const warmUp = async (): Promise<void> => {
  await nextTask()
  new Intl.NumberFormat(page.lang, { style: 'currency', currency: 'USD' }).formatToParts(1)
}

/**
 * The scripts arrive beside the styles, and run once those are there: they draw what the shell has no styles for. Each is
 * evaluated in a task of its own, so that a finger waits for none of the others.
 */
const start = async (): Promise<void> => {
  await fetchEarly('modulepreload', data.scripts)
  // But for the last, which is let in at once.
  const others = wholeStyles().slice(0, -1)
  await fetchEarly(
    'preload',
    others.map(({ href }) => href),
  )
  void fetchEarly('modulepreload', data.parts).then(warmUp)
  await letStylesIn()
  for (const href of data.scripts) {
    await nextTask()
    await import(/* @vite-ignore */ href)
  }
}

const load = (): void => {
  if (language) begin(language.url, {}, 'default')
  beginCalls(false)
  start().catch(restart)
  // Behind the script, which they would otherwise wait for; the application uses them once they are there.
  for (const family of data.fonts) document.fonts.load(`1em "${family}"`).catch(() => undefined)
}

/**
 * Asks for the application once the page's largest picture has been painted, or the page itself where it has none: on a
 * slow network they would take the picture's share. A frame callback runs before anything is painted; only the browser's
 * own entries tell that something was.
 */
const loadOncePainted = (): void => {
  beginCalls(true)
  let begun = false
  const once = (): void => {
    if (!begun) load()
    begun = true
  }
  if (page.dataset['shell'] === 'hidden') return once()
  // What a guest alone sees is hidden from a member: nothing would tell that it was painted.
  const picture = document.querySelector<HTMLImageElement>(
    `img[fetchpriority="high"]${member ? ':not([data-guest] *)' : ''}`,
  )
  const type = picture ? 'largest-contentful-paint' : 'paint'
  const told = PerformanceObserver.supportedEntryTypes.includes(type)
  // The base type does not know the element of a largest paint.
  const tells = (entry: PerformanceEntry & { element?: Element }): boolean => !picture || entry.element === picture
  if (told) new PerformanceObserver((list) => list.getEntries().some(tells) && once()).observe({ type, buffered: true })
  // Of a picture that is not the largest of the page nothing is told.
  const soon = (): void => {
    if (told) setTimeout(once, PAINT_MS)
    else requestAnimationFrame(() => setTimeout(once))
  }
  // One that an answer is still to name is complete for the browser.
  if (!picture || (picture.hidden ? !drawing : picture.complete)) soon()
  else for (const outcome of ['load', 'error']) picture.addEventListener(outcome, soon)
  setTimeout(once, PICTURE_MS)
  // Whoever begins to use the page waits for nothing else, and from then on the browser tells of no paint.
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, once, { passive: true })
}

// The calls lose nothing by the wait: they are answered long before the script, which is what waits for them.
document.addEventListener('DOMContentLoaded', loadOncePainted)
