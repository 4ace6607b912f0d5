import { expect, test } from 'vitest'
import { assumptionsTable } from './assumptions.ts'

// Whoever makes a page need more of a reply sees it here, and has to mean it.
test('what a gateway has to answer is what it was', async () => {
  await expect(assumptionsTable()).toMatchFileSnapshot('../assumptions.md')
})
