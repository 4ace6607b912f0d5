import { existsSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withLock } from './lock.ts'

const file = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'a/build.lock')
const never = () => expect.fail('nobody holds it')

test('one at a time, and released also when the work fails', async () => {
  const lock = file()
  const said: string[] = []
  const [begun, waits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const work = async (name: string) => {
    said.push(`${name} begins`)
    begun.resolve()
    await waits.promise
    said.push(`${name} ends`)
    if (name === 'first') throw new Error('it broke')
  }
  const first = withLock(lock, never, () => work('first'))
  first.catch(() => undefined)
  await begun.promise
  const second = withLock(
    lock,
    () => {
      said.push('second waits')
      waits.resolve()
    },
    () => work('second'),
  )
  await expect(first).rejects.toThrow('it broke')
  await second
  expect(said).toEqual(['first begins', 'second waits', 'first ends', 'second begins', 'second ends'])
  expect(existsSync(lock)).toBe(false)
})

test.each([
  ['of a process that is gone', '99999999', 0],
  ['from yesterday', String(process.pid), 86_400],
])('a lock %s holds nobody up', async (_, content, secondsAgo) => {
  const lock = join(mkdtempSync(join(tmpdir(), 'lock-')), 'build.lock')
  writeFileSync(lock, content)
  const then = Date.now() / 1000 - secondsAgo
  utimesSync(lock, then, then)
  expect(
    await withLock(
      lock,
      () => undefined,
      async () => 'done',
    ),
  ).toBe('done')
})
