/** A part of the application that did not load (spec 8, "Page chunk fails to load"). */

export type ChunkFailureType = 'missing' | 'timeout' | 'error'

export class ChunkFailure extends Error {
  override readonly name = 'ChunkFailure'
  readonly type: ChunkFailureType
  /** Where the part should have come from, as far as the browser says. */
  readonly address: string
  constructor(type: ChunkFailureType, address: string, cause?: unknown) {
    super(`Loading chunk failed. (${type}: ${address || 'unknown address'})`, { cause })
    this.type = type
    this.address = address
  }
}

/** Browsers name the address in the message of a failed `import()`; no field holds it. */
const ADDRESS = /https?:\/\/\S+/

/** Reads a rejected `import()` as a chunk failure. */
export function asChunkFailure(error: unknown): ChunkFailure {
  if (error instanceof ChunkFailure) return error
  const text = error instanceof Error ? error.message : String(error)
  const fetching = /fetch|import|load/i.test(text)
  return new ChunkFailure(fetching ? 'missing' : 'error', ADDRESS.exec(text)?.[0] ?? '', error)
}
