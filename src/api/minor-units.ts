/** The money of replies in minor units: whatever their schemas call `money`, wherever it stands. */
import type { GenericSchema } from 'valibot'
import { ContractFailure } from '../rules/failure.ts'
import { MoneyError, parseMoney } from '../rules/money/money.ts'
import type { Money } from './schemas.ts'
import type { Endpoint, ReplyOf } from './transport/endpoint.ts'

/** A reply whose money is minor units. */
export type InMinorUnits<Reply> = Reply extends Money
  ? bigint
  : Reply extends object
    ? { [Name in keyof Reply]: InMinorUnits<Reply[Name]> }
    : Reply

/** What of valibot's schemas leads to money: objects, lists, and what may be missing. */
interface Field extends GenericSchema {
  readonly pipe?: readonly { readonly type: string; readonly name?: string }[]
  readonly wrapped?: Field
  readonly item?: Field
  readonly entries?: Readonly<Record<string, Field>>
}

/**
 * Reads all money of a reply; an amount with more decimals than the currency has is an answer that can't be read, and is never
 * rounded.
 * @param digits decimals of the currency
 * @throws ContractFailure, whose `field` names the amount, such as `value.list.3.amount`
 */
export function inMinorUnits<E extends Endpoint>(
  endpoint: E,
  reply: ReplyOf<E>,
  digits: number,
): InMinorUnits<ReplyOf<E>> {
  const read = (schema: Field, value: unknown, path: readonly string[]): unknown => {
    if (value === null || value === undefined) return value
    if (schema.pipe?.some(({ type, name }) => type === 'brand' && name === 'money'))
      return readAmount(String(value), digits, endpoint, path.join('.'))
    if (schema.wrapped) return read(schema.wrapped, value, path)
    const { item, entries } = schema
    if (item && Array.isArray(value)) return value.map((one, index) => read(item, one, [...path, String(index)]))
    if (!entries) return value
    const fields = Object.entries(value).map(([name, held]) => {
      const field = Object.hasOwn(entries, name) ? entries[name] : undefined
      return [name, field ? read(field, held, [...path, name]) : held] as const
    })
    return Object.fromEntries(fields)
  }
  // The cast: the types of a reply are those of its schema, along which it was read.
  return read(endpoint.reply as Field, reply, []) as InMinorUnits<ReplyOf<E>>
}

/**
 * Reads one decimal.
 * @param field where it stands in the answer's value, such as `sumBalance`
 * @throws ContractFailure where it has more than so many digits behind the point
 */
export function readAmount(text: string, digits: number, { name }: Pick<Endpoint, 'name'>, field: string): bigint {
  try {
    return parseMoney(text, digits)
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error
    throw new ContractFailure(name, 'reply', `value.${field}`, error.message)
  }
}
