import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ContractFailure } from '../rules/failure.ts'
import { endpoints } from './contract.ts'
import { inMinorUnits } from './minor-units.ts'
import { decimal, money, readable, spare } from './schemas.ts'
import { endpoint } from './transport/endpoint.ts'

const wallet = v.object({ name: v.string(), holds: money, least: v.nullish(money, null) })
const listAll = endpoint({
  name: 'listAll',
  module: 'WALLET',
  method: 'GET',
  path: '/all',
  request: v.strictObject({}),
  reply: v.object({
    total: money,
    rate: decimal,
    list: readable(wallet),
    own: spare(v.nullable(wallet), null),
    presets: v.nullish(v.array(money), []),
  }),
})
const read = (said: unknown, digits = 2) => inMinorUnits(listAll, v.parse(listAll.reply, said), digits)

describe('money of a reply', () => {
  test('is minor units wherever it stands, and everything else is as it was', () => {
    const said = {
      total: '12.5',
      rate: '0.805',
      list: [{ name: 'one', holds: '1' }, 'of a later platform', { name: '7.00', holds: '-0.01', least: '3.00' }],
      own: { name: 'me', holds: '9007199254740993.07', least: null },
      presets: ['10', '20.5'],
    }
    expect(read(said)).toEqual({
      total: 1250n,
      rate: '0.805',
      list: [
        { name: 'one', holds: 100n, least: null },
        { name: '7.00', holds: -1n, least: 300n },
      ],
      own: { name: 'me', holds: 900719925474099307n, least: null },
      presets: [1000n, 2050n],
    })
    expect(read({ total: '0', rate: '1', list: [] })).toEqual({
      total: 0n,
      rate: '1',
      list: [],
      own: null,
      presets: [],
    })
  })

  test.each([
    ['value.total', { total: '0.125' }],
    [
      'value.list.1.least',
      {
        list: [
          { name: '', holds: '1' },
          { name: '', holds: '1', least: '0.001' },
        ],
      },
    ],
    ['value.own.holds', { own: { name: '', holds: '1.999' } }],
    ['value.presets.0', { presets: ['1.001'] }],
  ])('with more decimals than the currency has fails by its place, %s', (field, said) => {
    const asked = () => read({ total: '1', rate: '0', list: [], ...said })
    expect(asked).toThrow(ContractFailure)
    expect(asked).toThrow(expect.objectContaining({ endpoint: 'listAll', side: 'reply', field }))
  })
})

interface Schema {
  readonly pipe?: readonly unknown[]
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly entries?: Readonly<Record<string, Schema>>
}

const isMark = (it: object): boolean => 'type' in it && it.type === 'brand'

/** How often money stands anywhere in a schema, by whatever way it is reached. */
function countAll(it: unknown, above: readonly unknown[] = []): number {
  if (typeof it !== 'object' || it === null || above.includes(it)) return 0
  const { pipe } = it as Schema
  if (pipe?.some((step) => isMark(step as object))) return 1
  // A pipe begins with what is piped, whose fields the pipe has as well.
  const inner = pipe ? { ...it, pipe: pipe.slice(1) } : it
  return Object.values(inner).reduce((sum, part) => sum + countAll(part, [...above, it]), 0)
}

/** How often along the ways that a reply is read by. */
function countRead({ pipe, wrapped, item, entries = {} }: Schema): number {
  if (pipe?.some((step) => isMark(step as object))) return 1
  return [wrapped, item, ...Object.values(entries)].reduce((sum, part) => sum + (part ? countRead(part) : 0), 0)
}

test.each(endpoints)('money of $name stands where it is read', ({ reply }) => {
  expect(countRead(reply as Schema)).toBe(countAll(reply))
})

test('the contract has money', () => {
  expect(endpoints.filter(({ reply }) => countRead(reply as Schema) > 0).length).toBeGreaterThan(20)
})
