import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
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

interface Control {
  readonly name: string
  readonly isDisabled?: boolean
}

function Row({ controls, around = 'group' }: { controls: readonly Control[]; around?: string }) {
  const root = useRef<HTMLDivElement>(null)
  useKeepFocus(root, null)
  return (
    <div ref={root}>
      <section aria-label="Section">
        <button type="button">Far off</button>
        <div role={around} aria-label="Row">
          {controls.map(({ name, isDisabled = false }) => (
            <span key={name}>
              <button type="button" disabled={isDisabled}>
                {name}
              </button>
            </span>
          ))}
        </div>
      </section>
    </div>
  )
}
const named = (...names: string[]): readonly Control[] => names.map((name) => ({ name }))
const isFocused = (name: string, role = 'button'): Promise<void> =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })))

test('the control beside one that is gone has the focus: the next, else the one before, else what is around them', async () => {
  const { rerender } = render(<Row controls={named('one', 'two', 'three')} />)
  screen.getByRole('button', { name: 'two' }).focus()
  rerender(<Row controls={named('one', 'three')} />)
  await isFocused('three')
  rerender(<Row controls={named('one')} />)
  await isFocused('one')
  rerender(<Row controls={[]} />)
  await isFocused('Row', 'group')
})

test('what can’t be used has no focus, and one that is disabled gives it to no other', async () => {
  const { rerender } = render(<Row controls={named('one', 'two', 'three')} />)
  screen.getByRole('button', { name: 'two' }).focus()
  rerender(<Row controls={[{ name: 'one' }, { name: 'two', isDisabled: true }, { name: 'three' }]} />)
  // No browser keeps the focus there; the test's does.
  screen.getByRole('button', { name: 'two' }).blur()
  await isFocused('Row', 'group')
  rerender(<Row controls={named('one', 'two', 'three')} />)
  await isFocused('two')
  rerender(<Row controls={[{ name: 'one' }, { name: 'three', isDisabled: true }]} />)
  await isFocused('one')
})

test('controls that share no row are not beside each other', async () => {
  const { rerender } = render(<Row controls={named('one', 'two')} around="presentation" />)
  screen.getByRole('button', { name: 'two' }).focus()
  rerender(<Row controls={named('one')} around="presentation" />)
  await isFocused('Section', 'region')
})

test('a key that is still held presses nothing where the focus has gone', async () => {
  const { rerender } = render(<Row controls={named('one', 'two')} />)
  screen.getByRole('button', { name: 'one' }).focus()
  rerender(<Row controls={named('two')} />)
  await isFocused('two')
  const press = (repeat: boolean): boolean =>
    fireEvent.keyDown(screen.getByRole('button', { name: 'two' }), { key: 'Enter', repeat })
  expect([press(true), press(false)]).toEqual([false, true])
})
