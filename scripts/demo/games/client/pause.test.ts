import { expect, test } from 'vitest'
import { createPause } from './pause.ts'

/** Long enough for whatever is not held. */
const turn = (): Promise<void> => new Promise((done) => setTimeout(done))

test('nothing waits where nothing is held', async () => {
  const pause = createPause()
  expect(pause.on).toBe(false)
  await pause.over()
  pause.set(false)
  await pause.over()
})

test('what is held goes on once, when it may', async () => {
  const pause = createPause()
  let begun = 0
  pause.set(true)
  pause.set(true)
  expect(pause.on).toBe(true)
  void pause.over().then(() => (begun += 1))
  await turn()
  expect(begun).toBe(0)
  pause.set(false)
  await turn()
  expect([begun, pause.on]).toEqual([1, false])
})

test('what is held again before it went on stays held', async () => {
  const pause = createPause()
  let begun = false
  pause.set(true)
  void pause.over().then(() => (begun = true))
  pause.set(false)
  pause.set(true)
  await turn()
  expect(begun).toBe(false)
  pause.set(false)
  await turn()
  expect(begun).toBe(true)
})
