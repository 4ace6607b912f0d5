import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cached, hashOf } from './image-cache.ts'

async function emptyCache(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'images-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  return dir
}

const bytes = new TextEncoder().encode('picture')

test('equal pictures that are asked for at once are made once, and nothing unfinished stays', async () => {
  const dir = await emptyCache()
  const make = vi.fn<() => Promise<Uint8Array>>(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    return bytes
  })
  const all = await Promise.all(['a', 'a', 'b', 'a'].map((key) => cached(dir, hashOf(key), 'png', make)))
  expect(make).toHaveBeenCalledTimes(2)
  expect(new Set(all.map(({ path }) => path)).size).toBe(2)
  for (const { path, hash } of all) {
    expect(await readFile(path, 'utf8')).toBe('picture')
    expect(path).toContain(hash)
  }
  const files = (await readdir(dir, { recursive: true })).filter((name) => name.includes('.'))
  expect(files).toHaveLength(2)
  await cached(dir, hashOf('a'), 'png', make)
  expect(make).toHaveBeenCalledTimes(2)
})

test('one that could not be made is made when it is asked for again', async () => {
  const dir = await emptyCache()
  const make = vi.fn<() => Promise<Uint8Array>>().mockRejectedValueOnce(new Error('no memory')).mockResolvedValue(bytes)
  await expect(cached(dir, hashOf('a'), 'png', make)).rejects.toThrow('no memory')
  expect(await readFile((await cached(dir, hashOf('a'), 'png', make)).path, 'utf8')).toBe('picture')
})

test('texts are told apart however they are cut', () => {
  expect(hashOf('a', 'bc')).not.toBe(hashOf('ab', 'c'))
})
