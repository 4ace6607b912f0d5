/** For tests: a request that a call takes, made from its schema, so that a new call needs none written out. */
import * as v from 'valibot'
import type { Endpoint } from './transport/endpoint.ts'

/** Values by the name of a field (`email`), or of one call's field alone (`createDeposit.from`), which also may be optional. */
export type Samples = Readonly<Record<string, unknown>>

/** What the name of a field says of it, where any text or number would not do. */
const SAMPLES: Samples = {
  accountType: 1,
  amount: '1.00',
  clientType: 3,
  confirmTrans: 0,
  countryDialingCode: '54',
  email: 'a@brand.example',
  fee: '0.00',
  firebaseIdToken: 'a.b.c',
  gatewayVersion: 3,
  isPlatform: 2,
  key: 'd'.repeat(32),
  language: 'EN',
  mobileNo: '91155501000',
  mobileNum: '91155501000',
  number: '12345678',
  paid: '1.00',
  pageNo: 1,
  pageSize: 24,
  platform: 2,
  random: '0'.repeat(32),
  rebate: '0.5',
  receipts: [{ reference: 'W0', amount: '1.00', paid: '1.00' }],
  requestNo: 'a'.repeat(32),
  sliderCaptcha: { provider: 'puzzle', token: 'x' },
  startTime: 0,
  endTime: 1,
  ticket: 'ticket-1',
  uploads: ['0'.repeat(32)],
  ids: ['M0'],
  registerUrl: 'https://www.brand.example/register',
  returnUrl: 'https://www.brand.example/',
  'beginUpload.size': 1000,
  'judgeCaptchaQuestion.id': '0'.repeat(24),
  'judgeSliderPuzzle.id': '0'.repeat(24),
  'sendUploadPart.id': '0'.repeat(32),
  'sendUploadPart.data': 'AAAA',
}

/** What fits most fields. */
const USUAL: readonly unknown[] = ['a', 1, 0, true, []]

/** What of valibot's schemas matters here. */
interface Field extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Field>>
  readonly getter?: (input: unknown) => Field
  readonly options?: readonly unknown[]
  readonly literal?: unknown
}

/** The fields of a call's request, each with whether it may be left out. */
export function fieldsOf({ request }: Endpoint): { name: string; schema: Field; optional: boolean }[] {
  const schema = request as Field
  const { entries = {} } = schema.getter ? schema.getter(null) : schema
  return Object.entries(entries).map(([name, field]) => ({
    name,
    schema: field,
    optional: ['optional', 'nullish', 'nullable'].includes(field.type),
  }))
}

/**
 * A request that a call takes: each field that has to be there, with a sample that fits.
 * @param own samples that go before those here
 * @throws Error for a field that none fits
 */
export function exampleOf(endpoint: Endpoint, own: Samples = {}): Record<string, unknown> {
  const sampled = { ...SAMPLES, ...own }
  const fields = fieldsOf(endpoint).flatMap(({ name, schema, optional }) => {
    const only = `${endpoint.name}.${name}`
    if (optional) return Object.hasOwn(sampled, only) ? [[name, sampled[only]] as const] : []
    const given = [only, name].filter((key) => Object.hasOwn(sampled, key)).map((key) => sampled[key])
    const candidates = [...given, schema.literal, ...(schema.options ?? []), ...USUAL]
    const found = candidates.find((value) => value !== undefined && v.is(schema, value))
    if (found === undefined) throw new Error(`no sample fits ${only}: give one in example.ts`)
    return [[name, found] as const]
  })
  return Object.fromEntries(fields)
}
