/** Where chips can be laid: names, what each pays, and its look. */
import { formatDecimal } from '../../../../../src/i18n/format/format.ts'
import { colourOf, SPOTS, TOTALS, type TableName } from '../../rules/tables.ts'

export interface Spot {
  readonly id: string
  readonly label: string
  /** What it pays, such as `11:1`; empty where everybody knows. */
  readonly pays: string
  readonly className: string
  /** Said in place of the label, where that says too little by itself. */
  readonly name?: string
  /** Its place on a wide table. */
  readonly place?: { readonly column: number; readonly row: number }
}

type Word = (key: string, values?: Readonly<Record<string, string | number>>) => string

const PAYS: Readonly<Record<string, string>> = {
  player: '1:1',
  banker: '0.95:1',
  dragon: '1:1',
  tiger: '1:1',
  'player-pair': '11:1',
  'banker-pair': '11:1',
  small: '1:1',
  big: '1:1',
  odd: '1:1',
  even: '1:1',
  triple: '31:1',
}

/** The spots of a table, in the order of their places. @param language BCP 47, whose decimals the odds have */
export function spotsOf(kind: string, word: Word, language: string): Spot[] {
  // The page's kind is one of the tables where this is called.
  const table = kind as TableName
  return SPOTS[table].map((id) => {
    const spot = describe(table, id, word)
    return { ...spot, pays: spot.pays.replace(/^[\d.]+/, (share) => formatDecimal(share, language)) }
  })
}

function describe(table: TableName, id: string, word: Word): Spot {
  const plain = { id, label: word(id), pays: '', className: id }
  if (table === 'roulette') return roulette(id, word)
  if (id === 'tie') return { ...plain, pays: table === 'baccarat' ? '8:1' : '11:1' }
  if (id in PAYS) return { ...plain, pays: PAYS[id] ?? '' }
  const number = Number(id.slice(1))
  if (id.startsWith('t')) return { id, label: String(number), pays: `${TOTALS[number] ?? 0}:1`, className: 'sum' }
  return { id, label: String(number), pays: '≤12:1', className: 'face', name: word('face', { count: number }) }
}

function roulette(id: string, word: Word): Spot {
  const number = /^n(\d+)$/.exec(id)?.[1]
  if (number !== undefined) {
    const value = Number(number)
    const place = { column: Math.ceil(value / 3), row: 3 - ((value + 2) % 3) }
    return { id, label: number, pays: '', className: `number ${colourOf(value)}`, place }
  }
  const dozen = /^dozen(\d)$/.exec(id)?.[1]
  if (dozen !== undefined) {
    const to = Number(dozen) * 12
    return {
      id,
      label: word('dozen', { from: to - 11, to }),
      pays: '2:1',
      className: `wide dozen ${to === 12 ? 'first' : ''}`,
    }
  }
  const column = /^column(\d)$/.exec(id)?.[1]
  if (column !== undefined) {
    const first = Number(column)
    const place = { column: 13, row: 4 - first }
    const label = `${first}, ${first + 3} … ${first + 33}`
    return { id, label, pays: '2:1', className: 'wide by-column', place, name: word('column', { count: first }) }
  }
  return { id, label: word(id), pays: '', className: `half ${id}` }
}
