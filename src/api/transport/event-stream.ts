/** Events as they come: server-sent, read with `fetch` so that the token stands in a header and in no address. */
import type { GenericSchema, InferOutput } from 'valibot'
import { ContractFailure, TransportFailure } from '../../rules/failure.ts'
import type { Endpoint, RequestOf } from './endpoint.ts'
import { parseExactJson } from './exact-json.ts'
import type { GatewayOptions } from './gateway-options.ts'
import { wireOptions } from './network.ts'
import { prepareCall } from './prepare.ts'
import { parseShape } from './shape.ts'

const STREAM_TYPE = 'text/event-stream'
/** A stream that is silent for so long is dead, whatever the connection says. */
const SILENCE_MS = 45_000
/** The longest event in characters. */
const LONGEST_EVENT = 64 * 1024

/** A read that is answered with a stream where one is asked for. */
export interface Streamed<E extends Endpoint, Event extends GenericSchema> {
  readonly endpoint: E
  readonly request: RequestOf<E>
  /** What the data of each event is. */
  readonly event: Event
}

/**
 * Hears what comes until the stream ends.
 * @param tell is handed each event; what it throws ends the stream
 * @returns once the platform closes the stream
 * @throws TransportFailure where there is no stream, or it breaks; ContractFailure for an event that can't be read
 */
export async function followEvents<E extends Endpoint, Event extends GenericSchema>(
  options: GatewayOptions,
  { endpoint, request, event }: Streamed<E, Event>,
  tell: (said: InferOutput<Event>) => void,
  signal: AbortSignal,
): Promise<void> {
  const { name } = endpoint
  const token = endpoint.token === 'never' ? null : options.token()
  const call = await prepareCall(endpoint, request, { options, token, intent: undefined })
  // Whoever has gone while it was being prepared would never hear it end.
  if (signal.aborted) throw new TransportFailure(name, 'cancelled')
  call.headers.set('accept', STREAM_TYPE)
  const silence = new AbortController()
  const giveUp = (): void => silence.abort()
  signal.addEventListener('abort', giveUp, { once: true })
  let timer = setTimeout(giveUp, SILENCE_MS)
  try {
    const fetch = options.fetch ?? globalThis.fetch
    const address = `${options.origin}${call.path}?${call.searchParams?.toString() ?? ''}`
    // It stays open for as long as the page does: whoever waits for a page to be loaded must not wait for this.
    const low = { priority: 'low', signal: silence.signal } as const
    const response = await fetch(new Request(address, { ...wireOptions(options, call), ...low }))
    if (!response.ok) throw new TransportFailure(name, 'http', { status: response.status })
    if (!response.headers.get('content-type')?.startsWith(STREAM_TYPE) || !response.body) {
      await response.body?.cancel()
      throw new TransportFailure(name, 'not-json')
    }
    const reader = response.body.getReader()
    // A stream that ignores the request's signal is let go as well.
    silence.signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined), { once: true })
    const decoder = new TextDecoder()
    const read = createEventReader(name)
    for (;;) {
      const { done, value } = await reader.read()
      if (done || silence.signal.aborted) return
      clearTimeout(timer)
      timer = setTimeout(giveUp, SILENCE_MS)
      for (const data of read(decoder.decode(value, { stream: true }))) tell(readEvent(name, event, data))
    }
  } catch (cause) {
    if (cause instanceof ContractFailure || cause instanceof TransportFailure) throw cause
    throw new TransportFailure(name, 'network', { cause })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
    silence.abort()
  }
}

/** @throws ContractFailure */
function readEvent<Event extends GenericSchema>(name: string, event: Event, data: string): InferOutput<Event> {
  const place = { endpoint: name, side: 'reply', at: 'event' } as const
  let value: unknown
  try {
    value = parseExactJson(data)
  } catch {
    throw new ContractFailure(place.endpoint, place.side, place.at, 'expected JSON')
  }
  return parseShape(event, value, place)
}

/**
 * Puts pieces of a stream together.
 * @param name the call's, for what goes wrong
 * @returns takes a piece, gives back the data of the events that have ended with it
 */
export function createEventReader(name: string): (piece: string) => string[] {
  let rest = ''
  let data: string[] = []
  return (piece) => {
    const events: string[] = []
    // A line that ends in both signs may be cut between them.
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    if (rest.length + data.join('').length > LONGEST_EVENT)
      throw new ContractFailure(name, 'reply', 'event', `longer than ${LONGEST_EVENT} characters`)
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) events.push(data.join('\n'))
        data = []
      } else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
    }
    return events
  }
}
