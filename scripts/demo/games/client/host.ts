/** Speaks to the page around, by the protocol alone: to its exact origin, and from its own window. */
import { readHostMessage, writeMessage, type GameMessage } from '../../../../src/rules/games/play/game-messages.ts'
import { createPause } from './pause.ts'

export interface Host {
  /** Whether there is a page around. */
  readonly framed: boolean
  /** Whether the page around asked to begin nothing. */
  readonly paused: boolean
  /** Resolves once the page around lets things begin again: at once where it does. */
  resumed(): Promise<void>
  tell(message: GameMessage): void
}

/** @param origin the page's that launched the game, as the ticket named it */
export function createHost(origin: string): Host {
  const framed = parent !== window
  const pause = createPause()
  addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== parent || from !== origin) return
    const message = readHostMessage(data)
    if (message?.type === 'pause') pause.set(true)
    if (message?.type === 'resume') pause.set(false)
  })
  return {
    framed,
    get paused() {
      return pause.on
    },
    resumed: pause.over,
    tell: (message) => {
      if (framed) parent.postMessage(writeMessage(message), origin)
    },
  }
}
