/** Whatever goes wrong while one folder is checked, the other brands are loaded and that one is named. */
import { rm } from 'node:fs/promises'
import { afterEach, expect, test, vi } from 'vitest'
import type * as Loader from './load.ts'
import { goodBrand, writeBrands } from './fixtures/good.ts'

/** Other test files of the process keep the modules that they have. */
async function loaderWith(id: string, error: Error): Promise<Pick<typeof Loader, 'loadBrands'>> {
  vi.resetModules()
  vi.doMock(import('./check.ts'), async (original) => {
    const { checkBrand } = await original()
    return {
      checkBrand: async (draft, context) => {
        if (draft.id === id) throw error
        return checkBrand(draft, context)
      },
    }
  })
  return import('./load.ts')
}

afterEach(() => {
  vi.doUnmock('./check.ts')
  vi.resetModules()
})

test('an error that nobody foresaw is a problem of its brand alone, without its stack', async () => {
  const { loadBrands } = await loaderWith('odd', new RangeError('Maximum call stack size exceeded'))
  const dir = await writeBrands({ good: goodBrand('good'), odd: goodBrand('odd') })
  const { brands, problems } = await loadBrands({ dir })
  expect(brands.map(({ id }) => id)).toEqual(['good'])
  expect(problems).toEqual([
    {
      severity: 'error',
      brand: 'odd',
      file: `${dir}/odd/`,
      message: 'this folder cannot be checked: Maximum call stack size exceeded',
      expected: 'a folder like those of the other brands',
      suggestion: expect.stringContaining('undo what was changed last'),
    },
  ])
  await rm(dir, { recursive: true })
})
