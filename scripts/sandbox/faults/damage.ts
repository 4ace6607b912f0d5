/** Answers that are not what the contract says: drawn from a seed, so that each is another one, and comes again. */
import * as v from 'valibot'
import type { Endpoint } from '../../../src/api/transport/endpoint.ts'
import { envelope } from '../../../src/api/transport/envelope.ts'
import { readShape } from '../../../src/api/transport/shape.ts'
import type { Random } from '../seeds/random.ts'

/** What takes an answer's place; `cut-short` is left to who writes it. */
export type Damage =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'html' | 'cut-short' }
  | { readonly kind: 'status'; readonly status: number }

/** What no answer is, and a careless server sends all the same. */
const JUNK: readonly unknown[] = [
  null,
  true,
  0,
  -1.5,
  1e308,
  '',
  'null',
  '<img src=x onerror=alert(1)>',
  '\u{1f9ff} \u202ertl\u202c \u0000',
  'x'.repeat(5000),
  [],
  [[null]],
  {},
  { value: { value: [] } },
  JSON.parse('{"__proto__": {"token": "x"}, "constructor": 1, "toString": null}'),
]
const STATUSES = [429, 500, 502, 503, 504]
/** How often a draw is made before the answer is given up for one that takes any value. */
const DRAWS = 40

/**
 * Damages one answer so that no client can take it for a good one.
 * @param text the answer as the sandbox would have sent it
 */
export function damage(text: string, { reply }: Pick<Endpoint, 'reply'>, random: Random): Damage {
  const way = random.below(12)
  if (way === 0) return { kind: 'html' }
  if (way === 1) return { kind: 'cut-short' }
  if (way === 2) return { kind: 'status', status: random.pick(STATUSES) }
  if (way === 3) return { kind: 'text', text: text.slice(0, random.below(text.length)) }
  // The sandbox has written it.
  const answer = JSON.parse(text) as Record<string, unknown>
  const draws = way > 5 ? DRAWS : 0
  for (let draw = 0; draw < draws; draw += 1) {
    const value = random.next() < 0.4 ? random.pick(JUNK) : misshape(answer['value'], random)
    if (!readShape(reply, value).success) return written({ ...answer, success: true, value })
  }
  return written(misshapenEnvelope(answer, random))
}

const written = (answer: unknown): Damage => ({ kind: 'text', text: JSON.stringify(answer) })

/** The value with one of its parts gone or of another kind, however deep that is. */
function misshape(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null) return random.pick(JUNK)
  const keys = Object.keys(value)
  if (keys.length === 0) return random.pick(JUNK)
  const key = random.pick(keys)
  const rest = Object.entries(value).filter(([name]) => name !== key)
  const changed = random.next() < 0.3 ? rest : [...rest, [key, misshape(Reflect.get(value, key), random)] as const]
  return Array.isArray(value) ? changed.map(([, part]) => part) : Object.fromEntries(changed)
}

function misshapenEnvelope(answer: Record<string, unknown>, random: Random): unknown {
  const shapes = [
    answer['value'],
    [answer],
    { ...answer, success: 'true' },
    { ...answer, success: undefined },
    { ...answer, message: { text: answer['message'] } },
    random.pick(JUNK),
  ]
  const misshapen = shapes.filter((shape) => !v.safeParse(envelope, shape).success)
  return random.pick(misshapen)
}
