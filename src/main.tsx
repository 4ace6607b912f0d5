/** The application's entry: boot, then one commit over the prerendered shell. */
import { createBrowserHistory } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { App } from './app.tsx'
import { boot } from './boot/boot.ts'
import { captureShell, restoreShell } from './boot/takeover.ts'
import { allowScripts, registerWorker } from './boot/worker.ts'
import { readBundledBrand } from './brand/bundle.ts'
import { makeRouter } from './routes.tsx'
import { preloadFrame } from './shell/preload.ts'
import { sessionAtom } from './state/session.ts'

async function start(): Promise<void> {
  allowScripts(() => readBundledBrand(document).identity?.scripts ?? [])
  // A frame that does not load must not hold up the page; its place stays empty until it does.
  const frame = preloadFrame(false).catch(() => undefined)
  const { store, queries, i18n, fonts } = await boot(document)
  const router = makeRouter(store, createBrowserHistory())
  // Login and logout change what the access rule says about the page that is open.
  let signedIn = store.get(sessionAtom) !== null
  const askAgain = async (): Promise<void> => {
    const now = store.get(sessionAtom) !== null
    if (now === signedIn) return
    signedIn = now
    await router.invalidate()
  }
  await Promise.all([router.load(), frame, fonts.settled])
  // The session may have ended meanwhile.
  await askAgain()
  store.sub(sessionAtom, () => void askAgain())

  const container = document.getElementById('root')
  if (!container) throw new Error('the page has no element "root"')
  const scroll = scrollY
  const shell = captureShell(document)
  // One commit: the shell's nodes go and React's come within a frame, so nothing flashes or shifts.
  fonts.use()
  flushSync(() => createRoot(container).render(<App store={store} queries={queries} i18n={i18n} router={router} />))
  restoreShell(document, shell)
  // Fonts that came too late for the first commit wait for the next page.
  router.subscribe('onResolved', ({ pathChanged }) => pathChanged && fonts.use())
  if (scroll > 0) scrollTo({ top: scroll, behavior: 'instant' })
  delete document.documentElement.dataset['shell']
  delete document.documentElement.dataset['member']
  if (import.meta.env.PROD) registerWorker(store)
}

// Not awaited: what loads later imports from this chunk, and would wait for its end while it waits for them.
start().catch((error: unknown) => {
  document.documentElement.dataset['broken'] = ''
  throw error
})
