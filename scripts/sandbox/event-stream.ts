/** Server-sent events as an answer. */

export const STREAM_TYPE = 'text/event-stream'

export interface EventWriter {
  /** Sends an event whose data is JSON. */
  event(data: object, id?: number): void
  /** Shows that the stream is alive. */
  beat(): void
  /** Ends it. */
  close(): void
}

/**
 * A stream that stays open until it is closed or its reader goes.
 * @param begin is handed the means to write; returns what has to be let go of at the end
 */
export function eventStream(begin: (writer: EventWriter) => () => void): Response {
  const encoder = new TextEncoder()
  let letGo = (): void => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string): void => controller.enqueue(encoder.encode(text))
      write(': here\n\n')
      letGo = begin({
        event: (data, id) => write(`${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`),
        beat: () => write(': still here\n\n'),
        close: () => {
          letGo()
          controller.close()
        },
      })
    },
    cancel: () => letGo(),
  })
  return new Response(body, {
    headers: { 'content-type': STREAM_TYPE, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  })
}
