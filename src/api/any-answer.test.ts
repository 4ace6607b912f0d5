import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { endsSession, isFailure, Refusal } from '../rules/failure.ts'
import { refusedField } from '../rules/account/refused-field.ts'
import { endpoints } from './contract.ts'
import { exampleOf } from './example.ts'
import type { Endpoint } from './transport/endpoint.ts'
import type { Gateway } from './transport/gateway.ts'
import { money, rate } from './schemas.ts'
import { gatewayAt } from './serve-in-process.ts'
import { loginRefusal } from './account/session.ts'

// To set up what draws text takes longer than to draw it a hundred times, so all endpoints share theirs.
const anything = fc.jsonValue()
const anythingFlat = fc.jsonValue({ maxDepth: 1 })
const anyText = fc.oneof(fc.base64String(), fc.string({ minLength: 8 }))

/** Text of an answer: well-made envelopes around anything, anything, and text that is hardly JSON. */
const sources = fc.oneof(
  { weight: 6, arbitrary: anything.map((value) => JSON.stringify({ success: true, message: '', value })) },
  {
    weight: 2,
    arbitrary: fc.record({ success: anything, message: anything, value: anything }).map((it) => JSON.stringify(it)),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
)

/** Values that fit, or nearly: what the schema names, now and then with a key missing or a value of any kind. */
function near(schema: unknown): fc.Arbitrary<unknown> {
  const any = { weight: 1, arbitrary: anythingFlat }
  const entries = entriesOf(schema)
  if (!entries) return fc.oneof({ weight: 60, arbitrary: leaf(schema) }, any)
  const model = Object.fromEntries(Object.entries(entries).map(([key, inner]) => [key, near(inner)]))
  const [whole, partial] = [fc.record(model), fc.record(model, { requiredKeys: [] })]
  return fc.oneof({ weight: 60, arbitrary: whole }, { weight: 2, arbitrary: partial }, any)
}

function leaf(schema: unknown): fc.Arbitrary<unknown> {
  // valibot's own fields
  const { type, item, options, wrapped } = schema as {
    type?: string
    item?: unknown
    options?: unknown[]
    wrapped?: unknown
  }
  // Any text would hardly ever be one.
  if (schema === rate) return fc.nat({ max: 999 }).map(String)
  if (type === 'array') return fc.array(near(item), { maxLength: 2 })
  if (type === 'picklist') return fc.constantFrom(...(options ?? []))
  if (type === 'boolean') return fc.boolean()
  if (type === 'number') return fc.oneof({ weight: 9, arbitrary: fc.nat() }, { weight: 1, arbitrary: fc.double() })
  if (type === 'nullish' || type === 'optional') return near(wrapped)
  const isFlag = options?.some((option) => typeof option === 'object' && entryType(option) === 'boolean')
  if (isFlag) return fc.oneof(fc.boolean(), fc.constantFrom(0, 1))
  // Mostly what is read: a reply of twenty amounts would hardly ever be seen whole otherwise.
  if (type === 'union')
    return fc.oneof(
      { weight: 1, arbitrary: fc.double() },
      { weight: 12, arbitrary: fc.nat().map(String) },
      { weight: 12, arbitrary: fc.bigInt({ min: -(10n ** 30n) + 1n, max: 10n ** 30n - 1n }).map(String) },
    )
  return anyText
}

const entryType = (schema: object | null): unknown => (schema && 'type' in schema ? schema.type : undefined)

function entriesOf(schema: unknown): Record<string, unknown> | undefined {
  return typeof schema === 'object' && schema !== null && 'entries' in schema
    ? (schema.entries as Record<string, unknown>)
    : undefined // a valibot object
}

/** What a call that moves money goes with. */
const intentOf = (each: Endpoint): { intent?: string } => (each.money ? { intent: 'a'.repeat(32) } : {})

/** What a refusal may tell besides: what we know of, nearly that, or anything. */
const refusalValues = fc.oneof(
  { weight: 3, arbitrary: anything },
  { weight: 4, arbitrary: near(loginRefusal) },
  { weight: 2, arbitrary: fc.record({ field: fc.oneof(fc.string(), fc.constant(null)) }, { requiredKeys: [] }) },
  { weight: 2, arbitrary: fc.record({ field: anything, captcha: anything, secondFactor: anything }) },
  { weight: 1, arbitrary: fc.record({ session: fc.constantFrom('ended', 'ENDED', true, null) }) },
)

/** A gateway whose every answer is what was said last. */
function openGateway(said: () => Response, onSessionEnded: () => void = () => undefined): Gateway {
  return gatewayAt('https://gateway.example', { onSessionEnded, fetch: async () => said() })
}

describe('any answer, for every endpoint', () => {
  test.each(endpoints)('$name: a parsed value or one of the three failures, 200 times over', async (each) => {
    let body = ''
    const gateway = openGateway(() => new Response(body))
    const request = exampleOf(each)
    let parsed = 0
    const nearly = near(each.reply).map((value) => JSON.stringify({ success: true, message: '', value }))
    await fc.assert(
      fc.asyncProperty(fc.oneof(sources, { weight: 10, arbitrary: nearly }), async (answer) => {
        body = answer
        try {
          const value = await gateway(each, request, intentOf(each))
          parsed += 1
          // What was let through fits the schema: parsing it again finds nothing to complain about.
          expect(v.safeParse(each.reply, value).success).toBe(true)
        } catch (error) {
          expect(isFailure(error), String(error)).toBe(true)
          expect(error).not.toMatchObject({ side: 'request' })
        }
      }),
      { numRuns: 200 },
    )
    // Otherwise the property would only ever have seen refusals.
    expect(parsed).toBeGreaterThan(0)
  })

  test.each(endpoints)('$name: a refusal says what it says, whatever it tells besides', async (each) => {
    let said = { text: '', status: 200 }
    let ended = 0
    const gateway = openGateway(
      () => new Response(said.text, { status: said.status }),
      () => (ended += 1),
    )
    const request = exampleOf(each)
    await fc.assert(
      fc.asyncProperty(fc.string(), refusalValues, fc.constantFrom(200, 200, 400), async (message, value, status) => {
        said = { text: JSON.stringify({ success: false, message, value }), status }
        ended = 0
        const error: unknown = await gateway(each, request, intentOf(each)).catch((caught: unknown) => caught)
        // The listener is called in a task of its own.
        await Promise.resolve()
        expect(error).toMatchObject({ kind: 'refusal', endpoint: each.name, serverMessage: message })
        expect(ended > 0).toBe(each.token !== 'never' && endsSession(value))
        expect(isFailure(error) && error.kind === 'refusal' && endsSession(error.value)).toBe(endsSession(value))
      }),
      // Refusals are read alike for all endpoints, but for the session: that it ended is tried at each.
      { numRuns: 60, examples: [['over', { session: 'ended' }, 200]] },
    )
  })

  test('what a refused login or registration tells besides is read, or is not there (property)', () => {
    const read = { login: 0, field: 0 }
    fc.assert(
      fc.property(refusalValues, (value) => {
        const parsed = v.safeParse(loginRefusal, value)
        if (parsed.success) read.login += 1
        // What is read can be read again.
        if (parsed.success) expect(v.safeParse(loginRefusal, parsed.output).success).toBe(true)
        const field = refusedField(new Refusal('registerMember', 'no', value))
        if (field !== null) read.field += 1
        expect(field === null || typeof field === 'string').toBe(true)
      }),
      { numRuns: 2000 },
    )
    expect(read.login).toBeGreaterThan(0)
    expect(read.field).toBeGreaterThan(0)
  })

  test('money is text, whatever the server wrote (property)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer(), fc.string(), fc.jsonValue()), (value) => {
        const read = v.safeParse(money, value)
        return !read.success || (typeof read.output === 'string' && /^-?\d+(\.\d+)?$/.test(read.output))
      }),
      { numRuns: 2000 },
    )
  })
})
