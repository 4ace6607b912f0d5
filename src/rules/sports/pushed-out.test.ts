import { assert, integer, nat, property, record, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { pushedOut } from './pushed-out.ts'

const SIZE = 5

/** A server's list of some length, which one goes live of and which others end in. */
const lists = record({
  count: integer({ min: 0, max: 14 }),
  risen: nat(13),
  ended: uniqueArray(nat(13), { maxLength: 3 }),
})

test('nothing of a list is lost to who holds an older second page, and nothing that has ended is kept at the front of it', () => {
  assert(
    property(lists, ({ count, risen, ended }) => {
      const before = Array.from({ length: count }, (_, at) => ({ id: `f${at}` }))
      const rising = before.filter((_, at) => at === risen)
      const now = [...rising, ...before.filter((_, at) => at !== risen)].filter(
        ({ id }) => !ended.includes(Number(id.slice(1))),
      )
      const first = now.slice(0, SIZE)
      const shown = [...first, ...pushedOut(before.slice(0, SIZE), first), ...before.slice(SIZE)]
      const missing = now.filter(({ id }) => !shown.some((each) => each.id === id))
      expect(missing).toEqual([])
      // What ended in the midst of the page is not taken for pushed out.
      const last = before.slice(0, SIZE).findLastIndex(({ id }) => first.some((each) => each.id === id))
      const kept = pushedOut(before.slice(0, SIZE), first).map(({ id }) => Number(id.slice(1)))
      expect(kept.every((at) => at > last)).toBe(true)
    }),
  )
})

test('a page that stays as it is pushes nothing out', () => {
  const page = [{ id: 'a' }, { id: 'b' }]
  expect(pushedOut(page, page)).toEqual([])
})
