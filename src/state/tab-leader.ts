/**
 * What one tab does for all tabs of a browser: whoever holds the browser's lock. It is handed over when its page goes or is
 * put to sleep; one that sleeps without a word, as phones do it, is passed over by a tab that somebody looks at.
 */

interface TabLeader {
  readonly locks: Pick<LockManager, 'request'>
  /** Of the lock; the same in all tabs that share the work. */
  readonly name: string
  readonly signal: AbortSignal
  /** How often the tab at work gives a sign of life, in milliseconds. */
  readonly beatMs?: number
}

const BEAT_MS = 5000
/** After how many beats that nobody has heard a tab is taken for asleep. */
const MISSED_BEATS = 4

/**
 * Does the work whenever it is this tab's turn, until the signal.
 * @param work ends soon after its own signal: another tab may be at it by then
 */
export async function asTabLeader(
  { locks, name, signal, beatMs = BEAT_MS }: TabLeader,
  work: (turn: AbortSignal) => Promise<void>,
): Promise<void> {
  const beats = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${name} beats`)
  let takesOver = false
  try {
    while (!signal.aborted) {
      const turn = new AbortController()
      const wait = new AbortController()
      let isAsleep = false
      const leave = (): void => {
        turn.abort()
        wait.abort()
      }
      const sleep = (): void => {
        isAsleep = true
        leave()
      }
      signal.addEventListener('abort', leave, { signal: turn.signal })
      for (const sign of ['freeze', 'pagehide'])
        globalThis.window?.addEventListener(sign, sleep, { signal: turn.signal, capture: true })
      const stopHearing = hearSilence(beats, beatMs, () => {
        takesOver = true
        wait.abort()
      })
      try {
        await locks.request(name, takesOver ? { steal: true } : { signal: wait.signal }, async () => {
          takesOver = false
          stopHearing()
          const timer = setInterval(() => beats?.postMessage(null), beatMs)
          try {
            if (!turn.signal.aborted) await work(turn.signal)
          } finally {
            clearInterval(timer)
          }
        })
      } catch (error) {
        // Another tab has taken over, or this one waits no longer.
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
      } finally {
        stopHearing()
        turn.abort()
      }
      if (isAsleep) await wakeUp(signal)
    }
  } finally {
    beats?.close()
  }
}

/** Tells once that whoever is at work has given no sign of life for too long, where somebody looks at this page. */
function hearSilence(beats: BroadcastChannel | undefined, beatMs: number, tell: () => void): () => void {
  if (!beats) return () => undefined
  let [missed, looked] = [0, Date.now()]
  const hear = (): void => {
    missed = 0
  }
  beats.addEventListener('message', hear)
  const timer = setInterval(() => {
    const now = Date.now()
    // This page was held back itself, and has heard nothing while it was.
    const wasAway = now - looked > 2 * beatMs || globalThis.document?.visibilityState === 'hidden'
    looked = now
    missed = wasAway ? 0 : missed + 1
    if (missed <= MISSED_BEATS) return
    stop()
    tell()
  }, beatMs)
  const stop = (): void => {
    clearInterval(timer)
    beats.removeEventListener('message', hear)
  }
  return stop
}

/** Waits until a page that was put aside is back. */
function wakeUp(signal: AbortSignal): Promise<void> {
  return new Promise((go) => {
    const awake = new AbortController()
    const goOn = (): void => {
      awake.abort()
      go()
    }
    if (signal.aborted) return goOn()
    signal.addEventListener('abort', goOn, { signal: awake.signal })
    for (const sign of ['resume', 'pageshow', 'visibilitychange', 'focus'])
      globalThis.window?.addEventListener(sign, goOn, { signal: awake.signal, capture: true })
  })
}
