/** How long a new version may take to take over. */
const PATIENCE_MS = 4000

/** Lets the waiting worker take over, and reloads this tab once it has; other tabs go on as they are. */
export function takeOver(waiting: ServiceWorker): void {
  // Another tab has let it take over already, or a newer one has come since: no change of state will follow.
  if (waiting.state !== 'installed') return location.reload()
  // It waits for whatever the old worker still answers, which may take minutes; a reload ends that.
  const patience = setTimeout(() => location.reload(), PATIENCE_MS)
  waiting.addEventListener('statechange', () => {
    if (waiting.state !== 'activated' && waiting.state !== 'redundant') return
    clearTimeout(patience)
    location.reload()
  })
  waiting.postMessage({ type: 'SKIP_WAITING' })
}
