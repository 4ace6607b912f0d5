import { afterEach, expect, test, vi } from 'vitest'
import { holdFlings } from './hold-flings.ts'

afterEach(() => void vi.useRealTimers())

test('a fling is told of once it has come to rest, slow scrolling and a jump at once', () => {
  vi.useFakeTimers({ now: 0 })
  const element = document.createElement('div')
  Object.defineProperty(element, 'clientHeight', { value: 800 })
  const heard: number[] = []
  const end = holdFlings(element)
  element.addEventListener('scroll', () => heard.push(element.scrollTop))
  const scrollTo = (top: number, after: number): void => {
    vi.advanceTimersByTime(after)
    element.scrollTop = top
    element.dispatchEvent(new Event('scroll'))
  }
  scrollTo(20, 16)
  scrollTo(40, 16)
  expect(heard).toEqual([20, 40])
  // 200 pixels a frame are 12,500 a second.
  for (let top = 240; top <= 1040; top += 200) scrollTo(top, 16)
  // The first of them may still be a jump.
  expect(heard).toEqual([20, 40, 240])
  vi.advanceTimersByTime(79)
  expect(heard).toEqual([20, 40, 240])
  vi.advanceTimersByTime(1)
  expect(heard).toEqual([20, 40, 240, 1040])
  scrollTo(9000, 1000)
  expect(heard.at(-1), 'a jump').toBe(9000)
  scrollTo(0, 100)
  expect(heard.at(-1), 'a jump right after another').toBe(0)
  scrollTo(200, 16)
  end()
  vi.advanceTimersByTime(1000)
  scrollTo(9400, 16)
  expect(heard.slice(-2), 'nothing is held any more').toEqual([0, 9400])
})
