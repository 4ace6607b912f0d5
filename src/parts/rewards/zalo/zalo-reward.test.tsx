/** The Zalo reward (spec 9: "Zalo reward up to 131K"): where a player sees it, and where the figure does not hold. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openCentre } from '../../../testing/centre.ts'
import { openSite } from '../../../testing/site.tsx'

test('a brand of Vietnam says at the field of its registration what adding Zalo brings at the most', async () => {
  await openSite({ brand: 'hoasen' }).visit('/register')
  // It may be left out, so it is folded away in the second step.
  const field = await screen.findByLabelText(/^Zalo/)
  const hint = document.getElementById(field.getAttribute('aria-describedby')!)!
  expect(hint.textContent).toBe('Add it for a Zalo reward of up to ₫131,000.')
})

// What the platform writes comes in the brand's own language.
test('the reward centre says the same of a reward that is still to come, and the amount of one that was given', async () => {
  await openCentre('rewards', {
    brand: 'hoasen',
    prepare: async ({ sandbox }, { username }) => {
      await sandbox.post('rewards', { member: username, kind: 'zalo', status: 'Coming soon' })
      await sandbox.post('rewards', { member: username, kind: 'zalo', amount: '50000' })
    },
  })
  const titles = await screen.findAllByRole('heading', { name: 'Thưởng Zalo' })
  const said = titles.map((title) => title.closest('li')!.textContent)
  expect(said.filter((text) => text.includes('up to ₫131,000'))).toHaveLength(1)
  expect(said.filter((text) => text.includes('₫50,000'))).toHaveLength(1)
})

test('elsewhere nothing is promised in a currency that the figure is not of', async () => {
  const page = await openCentre('rewards', {
    prepare: ({ sandbox }, { username }) =>
      sandbox.post('rewards', { member: username, kind: 'zalo', status: 'Coming soon' }),
  })
  const title = await screen.findByRole('heading', { name: 'Zalo reward' })
  expect(title.closest('li')!.textContent).not.toContain('up to')
  expect(page.centre().textContent).not.toContain('131')
})
