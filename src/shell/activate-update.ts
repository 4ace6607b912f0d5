/** How long a new version may take to take over. */
const PATIENCE_MS = 4000

/** How long the old one may take to hear that it is to step aside. */
const HEARING_MS = 1000

/** Lets the waiting worker take over, and reloads this tab once it has; other tabs go on as they are. */
export function activateUpdate(waiting: ServiceWorker): void {
  // Another tab has let it take over already, or a newer one has come since: no change of state will follow.
  if (waiting.state !== 'installed') return reload()
  // It waits for whatever the old worker still answers, which may take minutes; a reload ends that.
  const patience = setTimeout(() => void stepAside().then(reload), PATIENCE_MS)
  waiting.addEventListener('statechange', () => {
    if (waiting.state !== 'activated' && waiting.state !== 'redundant') return
    clearTimeout(patience)
    reload()
  })
  waiting.postMessage({ type: 'SKIP_WAITING' })
}

const reload = (): void => location.reload()

/** Has the worker that is still there ask the host for pages: by itself it would answer the reload with its own old one. */
async function stepAside(): Promise<void> {
  const old = navigator.serviceWorker.controller
  if (!old) return
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const done = (): void => {
      clearTimeout(patience)
      port1.close()
      resolve()
    }
    // One of an earlier version knows no such message.
    const patience = setTimeout(done, HEARING_MS)
    port1.addEventListener('message', done)
    port1.start()
    old.postMessage({ type: 'STEP_ASIDE' }, [port2])
  })
}
