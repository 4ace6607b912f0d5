/** One clock and one switch for a whole call. */

/** The call was given up: by the clock or by the caller. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
  readonly reason: 'timeout' | 'cancelled'
  constructor(reason: 'timeout' | 'cancelled') {
    super(reason)
    this.reason = reason
  }
}

/**
 * Runs work that may take `ms` milliseconds and that the caller may cancel. The work is told by its signal, and left
 * behind if it doesn't listen.
 * @throws Stopped, or what the work throws
 */
export async function withinDeadline<T>(
  ms: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (caller?.aborted) throw new Stopped('cancelled')
  const switchOff = new AbortController()
  const { signal } = switchOff
  // Heard before the work hears it, so that the race ends with our reason and not with the work's own abort error.
  const given = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const stop = (reason: Stopped['reason']): void => switchOff.abort(new Stopped(reason))
  const cancel = (): void => stop('cancelled')
  const timer = setTimeout(stop, ms, 'timeout')
  caller?.addEventListener('abort', cancel, { once: true })
  try {
    return await Promise.race([work(signal), given])
  } finally {
    clearTimeout(timer)
    caller?.removeEventListener('abort', cancel)
  }
}
