/** The stream of updates, which takes the call's own address where a stream is asked for. */
import type { Hono } from 'hono'
import { listSportsUpdates } from '../../../src/api/sports/fixtures.ts'
import { HEADERS } from '../../../src/api/transport/envelope.ts'
import { Malformed, malformed } from '../answers.ts'
import type { Services } from '../context.ts'
import { eventStream, STREAM_TYPE } from '../event-stream.ts'
import { CONTEXT_COOKIE } from '../faults/scenarios.ts'
import type { SandboxEnv } from '../mount.ts'
import { fromSearch, languageOf, parsePayload, readCookie, readHeaders } from '../read-request.ts'
import { familyOf } from '../site/merchant.ts'
import { modulesOf } from '../site/modules.ts'
import { createTeller } from './updates.ts'

/** How often it is looked what has changed, and how often it is said that all else holds, in milliseconds. */
const LOOK_MS = 1000
const BEAT_MS = 3000
/** More at once would be asked for their reasons; whoever comes then is answered as one that asks again. */
const MOST_STREAMS = 500

export function addSportsStream(app: Hono<SandboxEnv>, services: Services): void {
  let open = 0
  app.get(listSportsUpdates.path, async ({ req }, next) => {
    const { headers } = req.raw
    const visit = { merchant: headers.get(HEADERS.merchant) ?? '', context: readCookie(headers, CONTEXT_COOKIE) }
    const wantsStream = headers.get('accept') === STREAM_TYPE && !services.scenarios.find('no-stream', visit)
    if (!wantsStream || open >= MOST_STREAMS || services.scenarios.isAbout(visit, listSportsUpdates.name)) return next()
    try {
      const { merchant } = readHeaders(listSportsUpdates, headers, services.merchants)
      if (!modulesOf({ ...services, merchant, visit }).FIXTURES) return next()
      const search = fromSearch(listSportsUpdates.request, new URL(req.url).searchParams)
      const { language, ...watched } = parsePayload(listSportsUpdates.request, search)
      const reader = { language: familyOf(merchant, languageOf(merchant, language)), merchant }
      const news = createTeller(services, reader, watched)
      open += 1
      return eventStream((writer) => {
        let last = 0
        const look = (): void => {
          for (const update of news()) writer.event(update)
          const now = performance.now()
          if (now - last < BEAT_MS) return
          last = now
          writer.event({ kind: 'sports.beat', at: services.now() })
        }
        const timer = setInterval(() => {
          try {
            look()
          } catch {
            // The sandbox was closed under it.
            writer.close()
          }
        }, LOOK_MS)
        // An idle stream keeps no process alive.
        timer.unref()
        look()
        return () => {
          clearInterval(timer)
          open -= 1
        }
      })
    } catch (error) {
      if (error instanceof Malformed) return malformed(error)
      throw error
    }
  })
}
