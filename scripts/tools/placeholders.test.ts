import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countPlaceholders } from './placeholders.ts'

const folder = mkdtempSync(join(tmpdir(), 'placeholders-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function list(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

test('counts the rows without building their titles', async () => {
  const rows =
    "import { msg } from '@lingui/core/macro'\nexport const PLACEHOLDERS = [{ title: msg`VIP` }, { title: msg`Slots` }]\n"
  expect(await countPlaceholders(list('two.ts', rows))).toBe(2)
})

test('refuses a file without the list', async () => {
  await expect(countPlaceholders(list('none.ts', 'export const ROWS = []\n'))).rejects.toThrow(/PLACEHOLDERS/)
})
