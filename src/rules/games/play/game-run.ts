/** Where a game is that the page shows: what its messages and its silence mean (spec 2, "/game"). */
import type { GameMessage } from './game-messages.ts'

export interface GameRun {
  /**
   * `loading` until the game says that it is ready; `silent` where it has said nothing for too long, which may change;
   * `over` once its own session has ended, so that it has to be launched again.
   */
  readonly phase: 'loading' | 'playing' | 'silent' | 'over'
  /** Whether a round is open, which the player should not leave by mistake. */
  readonly roundOpen: boolean
}

/** A game that says nothing within this time is taken for blocked, in milliseconds. */
export const SILENCE_MS = 10_000

export const BEGUN: GameRun = { phase: 'loading', roundOpen: false }

/** What a game's message changes. `balance` and `exit` are wishes, which change nothing here. */
export function afterMessage(run: GameRun, message: GameMessage): GameRun {
  switch (message.type) {
    case 'ready':
      return run.phase === 'over' ? run : { ...run, phase: 'playing' }
    case 'round':
      return run.phase === 'over' ? run : { phase: 'playing', roundOpen: message.state === 'open' }
    case 'session-ended':
      // Whatever is open is kept by the vendor, and goes on with the next launch.
      return { phase: 'over', roundOpen: false }
    case 'balance':
    case 'exit':
      return run
  }
}

/** The time for a first word has passed. */
export const afterSilence = (run: GameRun): GameRun => (run.phase === 'loading' ? { ...run, phase: 'silent' } : run)
