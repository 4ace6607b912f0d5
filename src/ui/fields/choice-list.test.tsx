/** A list to choose from that typing narrows: what is typed sends nothing, and what is chosen is one of a group. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChoiceList } from './choice-list.tsx'

afterEach(cleanup)

const ALL = [
  { value: 'n', name: 'North' },
  { value: 's', name: 'South', detail: 'sunny' },
]

function Banks({ error }: { readonly error?: string }) {
  const [typed, setTyped] = useState('')
  const [chosen, choose] = useState('')
  return (
    <ChoiceList
      legend="Bank"
      name="bank"
      search={{ name: 'search', label: 'Search', maxLength: 60, onType: setTyped }}
      count={null}
      none="No such bank"
      items={ALL.filter(({ name }) => name.includes(typed))}
      chosen={chosen}
      onChoose={choose}
      error={error}
    />
  )
}

test('typing narrows the list, Enter sends nothing, and a press chooses', () => {
  const sent = vi.fn()
  render(
    <form onSubmit={sent}>
      <Banks />
    </form>,
  )
  const search = screen.getByRole('searchbox', { name: 'Search' })
  expect(fireEvent.keyDown(search, { key: 'Enter' })).toBe(false)
  expect(fireEvent.keyDown(search, { key: 'a' })).toBe(true)
  expect(sent).not.toHaveBeenCalled()
  fireEvent.change(search, { target: { value: 'Sou' } })
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  fireEvent.click(screen.getByRole('radio', { name: 'South sunny' }))
  expect(screen.getByRole<HTMLInputElement>('radio').checked).toBe(true)
  fireEvent.change(search, { target: { value: 'West' } })
  expect(screen.getByText('No such bank')).not.toBeNull()
})

test('what is wrong describes the group', () => {
  render(<Banks error="Choose a bank" />)
  const group = screen.getByRole('group', { name: 'Bank' })
  expect(document.getElementById(group.getAttribute('aria-describedby')!)?.textContent).toBe('Choose a bank')
})
