/** Objects as rows of a table: each field is a column, `confirmBy` in `confirm_by`. */
import type { SQLInputValue } from 'node:sqlite'
import type { Database } from './database.ts'

/** How a field is kept that is neither text, bytes nor minor units: in whole numbers, as 0 and 1, or as JSON. */
type Kept<Value> =
  NonNullable<Value> extends string | bigint | Uint8Array
    ? never
    : NonNullable<Value> extends number
      ? 'number'
      : NonNullable<Value> extends boolean
        ? 'flag'
        : 'json'

/** The fields of which that has to be said; the compiler names one that is missing. */
type KeptFields<Item> = {
  readonly [Name in keyof Item as [Kept<Item[Name]>] extends [never] ? never : Name]: Kept<Item[Name]>
}

export interface Table<Item> {
  add(item: Item): void
  /** Writes an item anew, by its key. */
  keep(item: Item): void
  /** The items of which a condition holds; what follows `WHERE`. */
  where(condition: string, ...values: SQLInputValue[]): Item[]
}

const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const fieldOf = (column: string): string => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * A table whose columns are the fields of an item, all of them and no others.
 * @param key the field that no two items share
 */
export function tableOf<Item extends object>(
  db: Database,
  name: string,
  key: keyof Item & string,
  kept: KeptFields<Item>,
): Table<Item> {
  const kinds = new Map<string, unknown>(Object.entries(kept))
  const write = (field: string, value: unknown): SQLInputValue => {
    const kind = kinds.get(field)
    if (kind === 'json') return JSON.stringify(value)
    // All that is left is text, bytes, a number or nothing.
    return kind === 'flag' ? Number(value) : (value as SQLInputValue)
  }
  const read = (field: string, value: unknown): unknown => {
    if (value === null) return null
    switch (kinds.get(field)) {
      case 'json':
        return JSON.parse(String(value))
      case 'flag':
        return value === 1n
      case 'number':
        return Number(value)
      default:
        return value
    }
  }
  const toItem = (row: object): Item =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [fieldOf(column), read(fieldOf(column), value)]),
    ) as Item // the columns are its fields
  return {
    add: (item) => {
      const fields = Object.entries(item)
      const columns = fields.map(([field]) => columnOf(field)).join(', ')
      const values = fields.map(([field, value]) => write(field, value))
      db.run(`INSERT INTO ${name} (${columns}) VALUES (${fields.map(() => '?').join(', ')})`, ...values)
    },
    keep: (item) => {
      const fields = Object.entries(item).filter(([field]) => field !== key)
      const changes = fields.map(([field]) => `${columnOf(field)} = ?`).join(', ')
      const values = fields.map(([field, value]) => write(field, value))
      db.run(`UPDATE ${name} SET ${changes} WHERE ${columnOf(key)} = ?`, ...values, write(key, item[key]))
    },
    where: (condition, ...values) =>
      db.exact<object>(`SELECT * FROM ${name} WHERE ${condition}`, ...values).map(toItem),
  }
}
