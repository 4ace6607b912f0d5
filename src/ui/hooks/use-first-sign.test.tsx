import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFirstSign } from './use-first-sign.ts'

const moved = (by: number): Event =>
  Object.defineProperties(new Event('pointermove', { bubbles: true }), {
    movementX: { value: by },
    movementY: { value: 0 },
  })

test('neither a list that scrolls nor a pointer that rests is somebody, a pointer that moves is', () => {
  const { result } = renderHook(() => useFirstSign())
  const list = document.body.appendChild(document.createElement('div'))
  act(() => void list.dispatchEvent(new Event('scroll')))
  act(() => void list.dispatchEvent(moved(0)))
  expect(result.current).toBe(false)
  act(() => void list.dispatchEvent(moved(3)))
  expect(result.current).toBe(true)
})

test('a page that scrolls is somebody', () => {
  const { result } = renderHook(() => useFirstSign())
  act(() => void document.dispatchEvent(new Event('scroll')))
  expect(result.current).toBe(true)
})
