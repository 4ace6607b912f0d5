/**
 * The service worker: the application starts offline and its parts survive a deployment.
 * It never caches an answer of the gateway. The build puts each brand's file list in place of the manifest.
 */
/// <reference lib="webworker" />
import {
  addRoute,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precache,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

const files = self.__WB_MANIFEST
precache(files)
cleanupOutdatedCaches()

// Somebody has asked for the version that waits, and cannot have it while this worker is still busy.
let stepsAside = false

/** Answers with a page that is kept; once another version was asked for, with the host's as long as that answers. */
function pageAt(url: string): ReturnType<typeof createHandlerBoundToURL> {
  const kept = createHandlerBoundToURL(url)
  return async (options) => {
    const fresh = stepsAside ? await Promise.race([fetch(options.request).catch(() => null), tooLate()]) : null
    return fresh?.ok ? fresh : kept(options)
  }
}

/** How long a host may take to answer before the page that is kept does. */
const tooLate = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), 5000))

// A shell is right for its own page alone; an address that has none gets the neutral frame.
// The patterns see the path with its search, which decides nothing.
const HOME = /^\/(?:index(?:\.html)?)?(?:\?|$)/
const FILE = /^[^?]*\.(?!html(?:\?|$))[a-z0-9]+(?:\?|$)/i
// Other sites may frame this page, by a policy of its own that the server sends along.
const EMBEDDED = /^\/helpmc(?:\?|$)/
registerRoute(new NavigationRoute(pageAt('/index.html'), { allowlist: [HOME] }))
for (const file of files) {
  const url = typeof file === 'string' ? file : file.url
  const [, page] = /^\/(?!index\.|app\.)([\w-]+)\.html$/.exec(url) ?? []
  if (page !== undefined)
    registerRoute(new NavigationRoute(pageAt(url), { allowlist: [new RegExp(`^/${page}(?:\\.html)?(?:\\?|$)`)] }))
}
registerRoute(
  new NavigationRoute(pageAt('/app.html'), {
    denylist: [HOME, FILE, EMBEDDED, /^\/(?:wps|lgw|lotto|sandbox)\//],
  }),
)

// After the pages, which it would answer as well, by their names without an ending.
addRoute({ cleanURLs: false })

// Names carry a content hash, so what was fetched once is right for ever.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:media|fonts|i18n|pages|assets)\//.test(url.pathname),
  new CacheFirst({ cacheName: 'files' }),
)

// A new deployment begins with an empty shelf; old names would only take up the player's disk.
self.addEventListener('activate', (event) => event.waitUntil(caches.delete('files')))

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
  if (event.data?.type !== 'STEP_ASIDE') return
  stepsAside = true
  event.ports[0]?.postMessage(null)
})
