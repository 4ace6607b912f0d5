/** What is agreed to can be read before, and nothing typed is lost by it (spec 5, "the terms agreement"). */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite } from '../../../testing/site.tsx'

const links = async (name: RegExp): Promise<(string | null)[][]> => {
  const label = (await screen.findByRole('checkbox', { name })).closest('label')!
  return within(label)
    .getAllByRole('link')
    .map((link) => ['href', 'target', 'rel'].map((attribute) => link.getAttribute(attribute)))
}
const TERMS = /general terms and conditions.*privacy policy/

test('terms and privacy policy open in a page of their own', async () => {
  await openSite().visit('/register')
  expect(await links(TERMS)).toEqual([
    ['/terms', '_blank', 'noopener noreferrer'],
    ['/privacy', '_blank', 'noopener noreferrer'],
  ])
})

test('in a members’ club they stand in the help centre, which is open to guests', async () => {
  const site = openSite({ says: { loginedToHomePage: true } })
  await site.visit('/register')
  expect((await links(TERMS)).map(([href]) => href)).toEqual(['/helpmc#terms', '/helpmc#privacy'])
  await site.visit('/helpmc#terms')
  await screen.findByText(/These terms apply between you and the operator of/)
})
