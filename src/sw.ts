/**
 * The service worker: the application starts offline and its parts survive a deployment.
 * It never caches an answer of the gateway. The build puts each brand's file list in place of the manifest.
 */
/// <reference lib="webworker" />
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

const files = self.__WB_MANIFEST
precacheAndRoute(files)
cleanupOutdatedCaches()

// A shell is right for its own page alone; an address that has none gets the neutral frame.
// The patterns see the path with its search, which decides nothing.
const HOME = /^\/(?:index)?(?:\?|$)/
const FILE = /^[^?]*\.(?!html(?:\?|$))[a-z0-9]+(?:\?|$)/i
// Other sites may frame this page, by a policy of its own that the server sends along.
const EMBEDDED = /^\/helpmc(?:\?|$)/
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { allowlist: [HOME] }))
for (const file of files) {
  const url = typeof file === 'string' ? file : file.url
  const [, page] = /^\/(?!index\.|app\.)([\w-]+)\.html$/.exec(url) ?? []
  if (page !== undefined)
    registerRoute(new NavigationRoute(createHandlerBoundToURL(url), { allowlist: [new RegExp(`^/${page}(?:\\?|$)`)] }))
}
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/app.html'), {
    denylist: [HOME, FILE, EMBEDDED, /^\/(?:wps|lgw|lotto|sandbox)\//],
  }),
)

// Names carry a content hash, so what was fetched once is right for ever.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:media|fonts|i18n|assets)\//.test(url.pathname),
  new CacheFirst({ cacheName: 'files' }),
)

// A new deployment begins with an empty shelf; old names would only take up the player's disk.
self.addEventListener('activate', (event) => event.waitUntil(caches.delete('files')))

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
