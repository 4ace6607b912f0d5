/** Counts, where requests arrive, what must never leave a browser: money that is sent before it is known what came of other. */
import * as v from 'valibot'
import type { Endpoint } from '../../../src/api/transport/endpoint.ts'
import { HEADERS } from '../../../src/api/transport/envelope.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'

export interface RequestWatch {
  /** Answers as the sandbox does, and looks on. */
  readonly around: (sandbox: Sandbox) => Sandbox['fetch']
  /**
   * How many requests of a member, by token, came with a number that was sent before, or while it was not known what had
   * become of another.
   */
  readonly secondsOf: (token: string) => number
  /**
   * How many were copies: Chromium itself sends a request again, byte by byte and unknown to the page, where a connection
   * that it has used before breaks before an answer has begun. A page can't: it seals whatever it sends anew.
   */
  readonly copiesOf: (token: string) => number
}

interface Seen {
  /** What came, by number. */
  readonly sent: Map<string, string>
  /** Arrived, and no usable answer has gone back, neither to it nor about it. */
  readonly open: Set<string>
  seconds: number
  copies: number
}

const numbered = v.object({ requestNo: v.string() })
const settled = v.object({
  success: v.literal(true),
  value: v.object({ state: v.picklist(['done', 'refused', 'void']) }),
})
/** That a seal was heard before says nothing of what came of the one that was heard. */
const refused = v.object({ success: v.literal(false), message: v.pipe(v.string(), v.regex(/^(?!.*\breplayed\b)/)) })

/**
 * Watches sealed calls that move money. An answer counts when it leaves the sandbox, before the browser can act on it; so
 * no request is blamed that came after its answer.
 */
export function createRequestWatch(endpoints: readonly Endpoint[], settling: { readonly path: string }): RequestWatch {
  const members = new Map<string, Seen>()
  const answered = new Map<string, v.GenericSchema>(
    endpoints.map(({ path, reply }) => [
      path,
      v.union([refused, v.object({ success: v.literal(true), value: reply })]),
    ]),
  )
  const of = (token: string): Seen => {
    const seen = members.get(token) ?? { sent: new Map(), open: new Set(), seconds: 0, copies: 0 }
    members.set(token, seen)
    return seen
  }
  return {
    secondsOf: (token) => members.get(token)?.seconds ?? 0,
    copiesOf: (token) => members.get(token)?.copies ?? 0,
    around: (sandbox) => async (request, connection) => {
      const { pathname } = new URL(request.url)
      const money = request.method === 'GET' ? undefined : answered.get(pathname)
      const usable = pathname === settling.path ? settled : money
      if (!usable) return sandbox.fetch(request, connection)
      const seen = of(request.headers.get(HEADERS.token)?.replace(/^Bearer /, '') ?? '')
      const bytes = await request.clone().text()
      const number = money ? numberOf(request) : v.parse(numbered, JSON.parse(bytes)).requestNo
      if (money) arrive(seen, number, bytes)
      const answer = await sandbox.fetch(request, connection)
      // Not waited for: an answer that is cut short must leave while its connection is whole.
      void readJson(answer.clone()).then((body) => v.is(usable, body) && seen.open.delete(number))
      return answer
    },
  }
}

const numberOf = (request: Request): string => request.headers.get(HEADERS.idempotency) ?? ''

const readJson = (answer: Response): Promise<unknown> => answer.json().catch(() => null)

function arrive(seen: Seen, number: string, bytes: string): void {
  const before = seen.sent.get(number)
  if (before === bytes) {
    seen.copies += 1
    return
  }
  if (before !== undefined || seen.open.size > 0) seen.seconds += 1
  seen.sent.set(number, bytes)
  seen.open.add(number)
}
