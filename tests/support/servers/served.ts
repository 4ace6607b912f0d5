/** What the server sends, as it is: headers and markup before any script has run. */
import { request } from 'node:http'
import { JOURNEY_PORT } from './environment.ts'

export interface Served {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** Asks for an address of a brand. The host is named by hand: outside a browser `*.localhost` leads nowhere. */
export function served(brand: string, path: string): Promise<Served> {
  const { promise, resolve, reject } = Promise.withResolvers<Served>()
  const options = {
    host: '127.0.0.1',
    port: JOURNEY_PORT,
    path,
    headers: { host: `${brand}.localhost:${JOURNEY_PORT}` },
  }
  const asking = request(options, (response) => {
    let body = ''
    response.setEncoding('utf8')
    response.on('data', (part: string) => {
      body += part
    })
    response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
  })
  asking.on('error', reject)
  asking.end()
  return promise
}
