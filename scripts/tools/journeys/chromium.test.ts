/** Finding a browser, among programs that are and are not one. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findChromium, NoBrowserError } from './chromium.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function program(name: string, shell: string): string {
  const path = join(folder, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, `#!/bin/sh\n${shell}\n`)
  chmodSync(path, 0o755)
  return path
}

test('CHROMIUM_PATH decides alone', () => {
  const mine = program('mine', 'echo Chromium 150.0.1')
  program('path/chromium', 'echo Chromium 156.0.1')
  const PATH = join(folder, 'path')
  expect(findChromium({ CHROMIUM_PATH: mine, PATH }, [])).toEqual({ path: mine, version: 'Chromium 150.0.1' })
  expect(() => findChromium({ CHROMIUM_PATH: join(folder, 'gone'), PATH }, [])).toThrow(NoBrowserError)
  expect(() => findChromium({ CHROMIUM_PATH: program('other', 'echo Firefox 140.0'), PATH }, [])).toThrow(
    /mend or unset it/,
  )
})

test('passes over the stub that asks for a snap, and finds Chrome further along the path', () => {
  program('first/chromium-browser', 'echo "requires the chromium snap to be installed"; exit 1')
  const chrome = program('second/google-chrome', 'echo "Google Chrome 156.0.7000.1 "')
  const PATH = [join(folder, 'first'), join(folder, 'second')].join(delimiter)
  expect(findChromium({ PATH }, [])).toEqual({ path: chrome, version: 'Google Chrome 156.0.7000.1' })
})

test('prefers the shell without a window', () => {
  program('chromium', 'echo Chromium 156.0.1')
  const shell = program('chromium-headless-shell', 'echo Chromium 156.0.1')
  expect(findChromium({ PATH: folder }, [])?.path).toBe(shell)
})

test('takes Playwright’s own last, and says so when there is none', () => {
  const own = program('own/chrome-linux', 'echo "Google Chrome for Testing 156.0.1"')
  expect(findChromium({ PATH: folder }, [join(folder, 'gone'), own])?.path).toBe(own)
  expect(findChromium({ PATH: folder }, [])).toBeNull()
})
