import { expect, test } from 'vitest'
import { createTestSandbox } from '../../../scripts/sandbox/testing/sandbox.ts'
import { countriesQuery } from './countries.ts'
import { openSession } from '../../testing/session.ts'

test('the countries come with their codes', async () => {
  const { page } = openSession(createTestSandbox())
  const countries = await page.queries.fetchQuery(countriesQuery)
  expect(countries).toContainEqual({ countryCode: 'AR', countryDialingCode: '54' })
})
