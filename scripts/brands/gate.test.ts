/** Every way in which a brand can be wrong is refused where it is wrong, beside a good brand that still loads. */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BROKEN, brokenFiles } from './fixtures/broken.ts'
import { goodBrand, writeBrands } from './fixtures/good.ts'
import { loadBrands } from './load.ts'
import { positionOf } from './position.ts'

test('a good brand passes without a word', async () => {
  const dir = await writeBrands({ good: goodBrand('good') })
  const { brands, problems } = await loadBrands({ dir })
  expect(problems).toEqual([])
  expect(brands.map(({ id }) => id)).toEqual(['good'])
  await rm(dir, { recursive: true })
})

test.each(BROKEN)('$name', async (broken) => {
  const { id = 'broken', at, severity = 'error' } = broken
  const dir = await writeBrands({ good: goodBrand('good'), [id]: brokenFiles(broken), ...broken.others })
  await broken.afterwards?.(dir)
  const { brands, problems } = await loadBrands({ dir, ...broken.options })

  const ids = brands.map((brand) => brand.id)
  const claimsGood = /"good(?:_01)?"/.test(broken.message.source)
  if (!claimsGood) expect(ids).toContain('good')
  expect(ids.includes(id)).toBe(severity === 'warning')

  const file = join(dir, id, at.file) + (at.file === '' ? '/' : '')
  const found = problems.filter(({ message }) => broken.message.test(message)).find((one) => one.brand === id)
  expect(problems.length > 0 && found, JSON.stringify(problems, null, 2)).toMatchObject({ severity, file, brand: id })
  expect(`${found?.suggestion ?? ''} ${found?.expected ?? ''}`).toMatch(broken.todo)
  if (at.text !== undefined) {
    const text = await readFile(file, 'utf8')
    const offset = at.last ? text.lastIndexOf(at.text) : text.indexOf(at.text)
    expect(offset).toBeGreaterThanOrEqual(0)
    expect(found).toMatchObject(positionOf(text, offset))
  }
  for (const one of problems) {
    expect(one.expected ?? one.suggestion, one.message).toBeTruthy()
    expect(JSON.stringify(one), 'operators know no source files').not.toMatch(/\b(?:src|scripts)\//)
  }

  // A mistake is told once, and nothing else is told with it.
  const told = problems.filter((one) => one.brand === id).map(({ message }) => message)
  expect(told.filter((message) => !broken.message.test(message))).toEqual([])
  await rm(dir, { recursive: true })
})
