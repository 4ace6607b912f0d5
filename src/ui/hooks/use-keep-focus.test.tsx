import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useKeepFocus } from './use-keep-focus.ts'

afterEach(cleanup)

function Rows({ names }: { names: readonly string[] }) {
  const root = useRef<HTMLDivElement>(null)
  useKeepFocus(root, null)
  return (
    <div ref={root}>
      <p>Around</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
    </div>
  )
}

test('what takes the place of a row that is gone has the focus', async () => {
  const { rerender } = render(<Rows names={['one', 'two', 'three']} />)
  screen.getByRole('button', { name: 'two' }).focus()
  rerender(<Rows names={['one', 'three']} />)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('three'))
})

test('who presses beside everything wants the focus nowhere', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Rows names={['one', 'two', 'three']} />)
  screen.getByRole('button', { name: 'two' }).focus()
  await user.click(screen.getByText('Around'))
  rerender(<Rows names={['two', 'one']} />)
  // Two frames are what the look waits for.
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(go))))
  expect(document.activeElement).toBe(document.body)
})
