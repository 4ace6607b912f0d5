import { act, render } from '@testing-library/react'
import { StrictMode, useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { stubVisibility } from '../../../testing/visibility.ts'
import { createPartList, type PartList } from './part-list.ts'
import { usePart } from './use-part.ts'

afterEach(() => void vi.useRealTimers())

function Part({ list, at }: { list: PartList; at: number }) {
  const ref = useRef<HTMLDivElement>(null)
  const { isDrawn, height } = usePart(list, ref, at === 0, 1)
  return (
    <div ref={ref} data-at={at} data-height={height}>
      {isDrawn && <button type="button">part {at}</button>}
    </div>
  )
}

function show(count = 4) {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'Date'] })
  const eyes = stubVisibility(() => false)
  const list = createPartList()
  const looked: (readonly number[])[] = []
  const flung: boolean[] = []
  const end = list.follow({ onLook: (near) => void looked.push(near), onFling: (isFlung) => void flung.push(isFlung) })
  const { container } = render(
    <StrictMode>
      {Array.from({ length: count }, (_, at) => (
        <Part key={at} list={list} at={at} />
      ))}
    </StrictMode>,
  )
  const part = (at: number): HTMLElement => container.querySelector<HTMLElement>(`[data-at="${at}"]`)!
  const frame = (): void => void vi.advanceTimersByTime(16)
  const scrollTo = (top: number): void => {
    frame()
    vi.stubGlobal('scrollY', top)
    document.dispatchEvent(new Event('scroll', { bubbles: true }))
  }
  return { ...eyes, looked, flung, part, frame, scrollTo, end }
}

test('a page opens with its first part, and draws others as they come near', () => {
  const { part, say, frame, looked } = show()
  expect([part(0).textContent, part(1).textContent]).toEqual(['part 0', ''])
  say(part(2), true)
  say(part(1), true)
  frame()
  expect([part(1).textContent, part(2).textContent, part(3).textContent]).toEqual(['part 1', 'part 2', ''])
  expect(looked.at(-1), 'in the order of the list').toEqual([1, 2])
})

test('what is left goes, keeps its height, and stays where it has the focus', () => {
  const { part, say, frame, looked } = show()
  say(part(0), true)
  say(part(1), true)
  frame()
  vi.spyOn(part(0), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 321))
  part(1).querySelector('button')!.focus()
  say(part(0), false)
  say(part(1), false)
  frame()
  expect([part(0).textContent, part(0).dataset['height']]).toEqual(['', '321'])
  expect(part(1).textContent).toBe('part 1')
  expect(looked.at(-1)).toEqual([])
  act(() => part(1).querySelector('button')!.blur())
  expect(part(1).textContent, 'the focus has left it').toBe('')
})

test('what is flung past is neither drawn nor looked at; what it rests at is', () => {
  const { part, say, frame, looked, flung, scrollTo } = show()
  const before = looked.length
  for (let top = 400; top <= 2000; top += 400) scrollTo(top)
  say(part(1), true)
  scrollTo(2400)
  say(part(1), false)
  say(part(3), true)
  frame()
  expect([part(1).textContent, part(3).textContent]).toEqual(['', ''])
  expect(looked).toHaveLength(before)
  vi.advanceTimersByTime(150)
  frame()
  expect([part(1).textContent, part(3).textContent]).toEqual(['', 'part 3'])
  expect(looked.at(-1)).toEqual([3])
  expect(flung).toEqual([true, false])
})

test('what scrolls within the page is no fling, and what is gone is told of no more', () => {
  const { part, say, frame, looked, end } = show()
  for (let place = 0; place < 5; place += 1) part(0).dispatchEvent(new Event('scroll', { bubbles: true }))
  say(part(1), true)
  frame()
  expect(part(1).textContent).toBe('part 1')
  end()
  const before = looked.length
  say(part(2), true)
  expect(looked).toHaveLength(before)
})
