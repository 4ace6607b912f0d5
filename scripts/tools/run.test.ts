import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { run } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'run-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function script(text: string): string {
  const path = join(folder, 'script.mjs')
  writeFileSync(path, text)
  return path
}

test('keeps both outputs and the exit code, hands on arguments and environment, without colour when piped', async () => {
  const path = script(
    `console.log(process.argv[2], process.env.WORD, process.env.NO_COLOR)\nconsole.error('beside')\nprocess.exitCode = 3`,
  )
  const { code, output } = await run(path, ['a b'], { env: { WORD: 'w' } })
  expect(code).toBe(3)
  expect(output).toContain('a b w 1\n')
  expect(output).toContain('beside\n')
})

test('ends what hangs, and says so', async () => {
  const { code, output } = await run(script('setInterval(() => {}, 1000)'), [], { limitSeconds: 0.3 })
  expect(code).toBeNull()
  expect(output).toContain('Ended after 0.3 s without a result.')
})
