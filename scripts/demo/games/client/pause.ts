/** Whether anything may begin just now: the page around may ask a game to hold on, and to go on again. */

export interface Pause {
  readonly on: boolean
  set(on: boolean): void
  /** Resolves once nothing is held: at once where nothing is. */
  over(): Promise<void>
}

export function createPause(): Pause {
  let held: PromiseWithResolvers<void> | null = null
  return {
    get on() {
      return held !== null
    },
    set: (on) => {
      if (on) held ??= Promise.withResolvers<void>()
      else {
        held?.resolve()
        held = null
      }
    },
    over: async () => {
      // What waited may find that it is held again.
      for (let now = held; now; now = held) await now.promise
    },
  }
}
