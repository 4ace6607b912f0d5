/** Reads an answer: body, JSON, envelope (spec 7: "responses are read as success, message and value"). */
import { safeParse } from 'valibot'
import { ContractFailure, Refusal, TransportFailure } from '../../rules/failure.ts'
import { envelope } from './envelope.ts'
import { parseExactJson } from './exact-json.ts'
import { parseShape } from './shape.ts'

/** The longest answer in bytes that is read. */
export const ANSWER_LIMIT = 5 * 1024 * 1024

/**
 * Reads a body as UTF-8, up to the limit; past it the text stays `null`.
 * @throws what the stream throws when the connection breaks
 */
export async function readText(response: Response, signal: AbortSignal): Promise<string | null> {
  if (!response.body) return ''
  const reader = response.body.getReader()
  // A stream that ignores the request's signal is let go as well.
  const letGo = (): void => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', letGo, { once: true })
  try {
    const decoder = new TextDecoder()
    let bytes = 0
    let text = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text + decoder.decode()
      bytes += value.byteLength
      if (bytes > ANSWER_LIMIT) {
        letGo()
        return null
      }
      text += decoder.decode(value, { stream: true })
    }
  } finally {
    signal.removeEventListener('abort', letGo)
  }
}

/**
 * The `value` of a good answer, not yet parsed.
 * @param text the body, or `null` when it was longer than the limit
 * @throws TransportFailure (not JSON), ContractFailure (no envelope, too long) or Refusal
 */
export function readAnswer(endpoint: string, text: string | null): unknown {
  if (text === null) throw new ContractFailure(endpoint, 'reply', '', `longer than ${ANSWER_LIMIT} bytes`)
  let json: unknown
  try {
    json = parseExactJson(text)
  } catch {
    // Not the cause itself: its message would repeat a part of the answer, which may hold a token.
    throw new TransportFailure(endpoint, 'not-json')
  }
  const { success, message, value } = parseShape(envelope, json, { endpoint, side: 'reply' })
  if (!success) throw new Refusal(endpoint, message, value)
  return value
}

/** The refusal in the body of an HTTP error, or `null` where it holds none. @param said what the error itself says */
export function readRefusal(
  endpoint: string,
  body: unknown,
  said: { readonly status?: number; readonly retryAfter?: number | undefined } = {},
): Refusal | null {
  if (typeof body !== 'string' || body.length > ANSWER_LIMIT) return null
  try {
    const read = safeParse(envelope, parseExactJson(body))
    return read.success && !read.output.success
      ? new Refusal(endpoint, read.output.message, read.output.value, said)
      : null
  } catch {
    return null
  }
}
