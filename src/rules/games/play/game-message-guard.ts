/** The gate of messages from a game's frame: the frame's own window, its exact origin, and one of the known messages. */
import { readGameMessage, type GameMessage } from './game-messages.ts'

/** What is read of a message event. */
export interface FrameMessage {
  readonly source: unknown
  readonly origin: string
  readonly data: unknown
}

export interface GameFrame {
  /** The frame's window; `null` while there is none. */
  readonly window: unknown
  /** Such as `https://games.example.com`. */
  readonly origin: string
}

/** What the game said. @returns `null` for anything that is not the game's own word, which changes nothing */
export function acceptGameMessage({ source, origin, data }: FrameMessage, frame: GameFrame): GameMessage | null {
  if (frame.window === null || source !== frame.window || origin !== frame.origin) return null
  return readGameMessage(data)
}
