/** The application's entry: boot, then one commit over the prerendered shell. */
import { createBrowserHistory } from '@tanstack/react-router'
import { startTransition, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { boot } from './boot/boot.ts'
import { followSession } from './boot/follow-session.ts'
import type { BrandFonts } from './boot/fonts.ts'
import { captureShell, restoreShell } from './boot/keep-first-input.ts'
import { allowScripts } from './boot/allow-scripts.ts'
import { readBundledBrand } from './brand/bundle.ts'
import { makeRouter } from './routes.tsx'
import { tagScript } from './rules/site/analytics.ts'
import { preloadFrame } from './shell/preload.ts'
import { firstPictureAtom } from './state/site/first-picture.ts'
import { whenIdle } from './state/site/when-idle.ts'
import { TakeOver } from './take-over.tsx'
import { tellCaught } from './ui/states/tell-caught.ts'

/** Of no use to a first view. */
const loadWorker = () => import('./boot/worker.ts')

/** Ends a task, so that the page answers before the next part of the work begins. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

async function start(): Promise<void> {
  // All modules have just been evaluated.
  await nextTask()
  allowScripts(() => {
    const { identity, analytics } = readBundledBrand(document)
    return [...(identity?.scripts ?? []), ...(analytics ? [`${tagScript(analytics.script)}?`] : [])]
  })
  // A frame that does not load must not hold up the page; its place stays empty until it does.
  const frame = preloadFrame(false).catch(() => undefined)
  const { store, queries, i18n, fonts } = await boot(document)
  const router = makeRouter(store, createBrowserHistory())
  await nextTask()
  await followSession(store, router, Promise.all([router.load(), frame, fonts.settled]))

  const shell = document.getElementById('root')
  if (!shell) throw new Error('the page has no element "root"')
  store.set(firstPictureAtom, shell.querySelector('picture:has(> img[fetchpriority="high"])'))
  const place = document.createElement('div')
  shell.after(place)
  await drawOver(shell, place, fonts, <App store={store} queries={queries} i18n={i18n} router={router} />)
  // Fonts that came too late for the first commit wait for the next page.
  router.subscribe('onResolved', ({ pathChanged }) => pathChanged && fonts.use())
  // A page goes without where it does not come.
  if (import.meta.env.PROD)
    whenIdle(
      () =>
        void loadWorker().then(
          (it) => it.registerWorker(store),
          () => undefined,
        ),
    )
}

/**
 * Draws the application in short tasks, between which the page answers. In one commit at their end the shell's nodes go and
 * React's come, so nothing flashes or shifts.
 */
function drawOver(shell: HTMLElement, place: HTMLElement, fonts: BrandFonts, app: ReactNode): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let left: ReturnType<typeof captureShell>
  // To ask now, or in the middle of the commit, would have the page laid out once more; in a frame it is laid out anyway.
  let scroll: number | undefined
  const follow = (): void => {
    scroll = scrollY
  }
  addEventListener('scroll', follow, { passive: true })
  requestAnimationFrame(follow)
  const leaveShell = (): void => {
    removeEventListener('scroll', follow)
    scroll ??= scrollY
    left = captureShell(document)
    // A text that is being read would break its lines anew, and count as painted late where it is the largest thing.
    if (shell.querySelector('[data-written], [data-read]')) fonts.spare()
    else fonts.use()
    shell.remove()
    place.id = shell.id
  }
  const enterApplication = (): void => {
    restoreShell(document, left)
    if (scroll) scrollTo({ top: scroll, behavior: 'instant' })
    delete document.documentElement.dataset['shell']
    delete document.documentElement.dataset['member']
    resolve()
  }
  const tree = (
    <TakeOver onPlaced={leaveShell} onReady={enterApplication}>
      {app}
    </TakeOver>
  )
  // Only a transition is drawn in parts.
  const root = createRoot(place, {
    onCaughtError: tellCaught,
    onUncaughtError: (error) => {
      reportError(error)
      // Before the commit the shell still stands, and would answer nobody.
      reject(error)
    },
  })
  startTransition(() => root.render(tree))
  return promise
}

// Not awaited: what loads later imports from this chunk, and would wait for its end while it waits for them.
start().catch((error: unknown) => {
  void globalThis.liveryRestart?.()
  throw error
})
