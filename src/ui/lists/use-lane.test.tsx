/** What there is beyond the view of a lane, and what comes once one is near it. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { stubVisibility } from '../../testing/visibility.ts'
import { RenderWhenVisible } from '../layout/render-when-visible.tsx'
import { useLane } from './use-lane.ts'

afterEach(cleanup)

function Lane({ names }: { readonly names: readonly string[] }) {
  const { list, more, move } = useLane(names.length)
  return (
    <>
      <ul ref={list}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <button type="button" onClick={() => move(-1)} data-more={more.before}>
        back
      </button>
      <button type="button" onClick={() => move(1)} data-more={more.after}>
        on
      </button>
    </>
  )
}

const more = (): (string | undefined)[] => screen.getAllByRole('button').map(({ dataset }) => dataset['more'])

test('a lane knows on which side there is more, also once it has grown, and forgets it when it goes', async () => {
  const sight = stubVisibility((target, root) => root?.firstElementChild === target)
  const { rerender, unmount } = render(<Lane names={['one', 'two', 'three']} />)
  await act(async () => {})
  expect(more()).toEqual(['false', 'true'])
  sight.say(screen.getByText('three'), true)
  expect(more()).toEqual(['false', 'false'])
  sight.say(screen.getByText('one'), false)
  expect(more()).toEqual(['true', 'false'])

  const before = screen.getByText('three')
  rerender(<Lane names={['one', 'two', 'three', 'four']} />)
  await vi.waitFor(() => expect(sight.isWatched(screen.getByText('four'))).toBe(true))
  await act(async () => {})
  expect(sight.isWatched(before)).toBe(false)
  expect(more()[1]).toBe('true')

  const last = screen.getByText('four')
  unmount()
  expect(sight.isWatched(last)).toBe(false)
})

test('its arrows move it by most of what is seen, towards the end of the writing', () => {
  stubVisibility()
  const moved = vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(() => undefined)
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  onTestFinished(() => {
    moved.mockRestore()
    width.mockRestore()
  })
  const { unmount } = render(<Lane names={['one', 'two']} />)
  fireEvent.click(screen.getByRole('button', { name: 'on' }))
  expect(moved).toHaveBeenLastCalledWith({ left: 340, behavior: 'smooth' })
  fireEvent.click(screen.getByRole('button', { name: 'back' }))
  expect(moved).toHaveBeenLastCalledWith({ left: -340, behavior: 'smooth' })
  unmount()
  render(
    <div style={{ direction: 'rtl' }}>
      <Lane names={['one', 'two']} />
    </div>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'on' }))
  expect(moved).toHaveBeenLastCalledWith({ left: -340, behavior: 'smooth' })
})

test('what is far waits, comes once one is near, and stays', () => {
  const sight = stubVisibility(() => false)
  render(<RenderWhenVisible waiting={<p>waiting</p>}>here</RenderWhenVisible>)
  const place = screen.getByText('waiting').parentElement!
  sight.say(place, false)
  expect(screen.queryByText('here')).toBeNull()
  // A busy page is told late, of several changes at once.
  sight.say(place, false, true, false)
  screen.getByText('here')
  expect(screen.queryByText('waiting')).toBeNull()
  expect(sight.isWatched(place)).toBe(false)
})
