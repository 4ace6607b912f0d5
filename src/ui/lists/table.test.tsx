/** A table by its roles, which it keeps where its rows are folded into blocks. */
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Table, type Column } from './table.tsx'

afterEach(cleanup)

interface Day {
  readonly name: string
  readonly stake: string
}
const DAYS: readonly Day[] = [
  { name: 'Monday', stake: '10' },
  { name: 'Tuesday', stake: '20' },
]
const columns = (total?: string): readonly Column<Day>[] => [
  { key: 'name', name: 'Day', place: 'title', cell: ({ name }) => name, total: total && 'Total' },
  { key: 'stake', name: 'Stake', labelled: true, atEnd: true, cell: ({ stake }) => stake, total },
]

test('a row is called what its title says, and a heading that is repeated in it is not read twice', () => {
  render(<Table columns={columns()} rows={DAYS} keyOf={({ name }) => name} folds="pairs" older />)
  const [, monday] = screen.getAllByRole('row')
  expect(within(monday!).getByRole('rowheader').textContent).toBe('Monday')
  expect(within(monday!).getByText('Stake').getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual(['Day', 'Stake'])
  expect(screen.getAllByRole('row')).toHaveLength(3)
})

test('a total makes a last row', () => {
  render(<Table columns={columns('30')} rows={DAYS} keyOf={({ name }) => name} />)
  const last = screen.getAllByRole('row').at(-1)!
  expect(within(last).getByRole('rowheader').textContent).toBe('Total')
  expect(within(last).getByRole('cell').textContent).toContain('30')
})
