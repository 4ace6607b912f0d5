import { describe, expect, test } from 'vitest'
import { createDrawQueue } from './draw-queue.ts'

/** A browser whose clock and frames the test moves on, and cards that take a while each. */
function begin(cardMs = 0) {
  let now = 0
  let next: (() => void) | undefined
  const drawn: number[] = []
  const queue = createDrawQueue({ now: () => now, nextFrame: (run) => void (next = run) })
  const frame = (): number => {
    const before = drawn.length
    const run = next
    next = undefined
    run?.()
    return drawn.length - before
  }
  const add = (card: number) =>
    queue.add(() => {
      now += cardMs
      drawn.push(card)
    })
  return { queue, drawn, frame, add }
}

describe('cards of a list that scrolls', () => {
  test('are drawn at once until something moves', () => {
    const { queue } = begin()
    queue.go('rest')
    expect(queue.isFresh()).toBe(true)
    queue.go('scroll')
    expect(queue.isFresh()).toBe(false)
    queue.go('rest')
    expect(queue.isFresh(), 'who has stopped may go on').toBe(false)
  })

  test('wait for the next frame, and take no more than a part of each', () => {
    const { queue, drawn, frame, add } = begin(3)
    queue.go('scroll')
    for (const card of [1, 2, 3, 4, 5]) add(card)
    expect(drawn).toEqual([])
    expect([frame(), frame(), frame(), frame()]).toEqual([2, 2, 1, 0])
    expect(drawn).toEqual([1, 2, 3, 4, 5])
  })

  test('come one by one where each takes longer than its part of a frame', () => {
    const { queue, frame, add } = begin(30)
    queue.go('scroll')
    for (const card of [1, 2, 3]) add(card)
    expect([frame(), frame(), frame(), frame()]).toEqual([1, 1, 1, 0])
  })

  test('that are gone before their turn are never drawn', () => {
    const { queue, drawn, frame, add } = begin(30)
    queue.go('scroll')
    const takeBack = add(1)
    add(2)
    takeBack()
    frame()
    expect(drawn).toEqual([2])
  })

  test('wait while they fly past, and come once it goes slower or rests', () => {
    const { queue, frame, add } = begin()
    queue.go('fling')
    add(1)
    expect(frame()).toBe(0)
    queue.go('scroll')
    expect(frame()).toBe(1)
    queue.go('fling')
    add(2)
    expect(frame()).toBe(0)
    queue.go('rest')
    expect(frame()).toBe(1)
  })
})
