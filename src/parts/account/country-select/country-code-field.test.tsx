import { expect, test } from 'vitest'
import { createTestSandbox } from '../../../../scripts/sandbox/testing/sandbox.ts'
import { countriesQuery } from '../../../state/site/countries.ts'
import { markupAt, openForm } from '../../../testing/markup.tsx'
import { CountryCodeField } from './country-code-field.tsx'

const AR = { countryCode: 'AR', countryDialingCode: '54' }
const UY = { countryCode: 'UY', countryDialingCode: '598' }

/** The field's input over a list that the page knows already. */
async function inputOver(list: readonly (typeof AR)[], initial?: string): Promise<string> {
  const page = openForm(createTestSandbox())
  page.queries.setQueryData(countriesQuery.queryKey, [...list])
  const markup = await markupAt(page, '/', () => (
    <CountryCodeField id="code" name="code" error={undefined} initial={initial} />
  ))
  return /<input\b[^>]*\bname="code"[^>]*>/.exec(markup)?.[0] ?? ''
}

test.each([undefined, '+598'])('a list of none is no list: the code is written, after %j', async (initial) => {
  const input = await inputOver([], initial)
  expect(input).not.toMatch(/disabled|role="combobox"/)
  expect(/value="([^"]*)"/.exec(input)?.[1] ?? '').toBe(initial ?? '')
})

test.each([
  [undefined, '+54'],
  ['+598', '+598'],
  ['UY', '+598'],
])('after %j the field chooses %s', async (initial, shown) => {
  const input = await inputOver([UY, AR], initial)
  expect(input).toContain('role="combobox"')
  expect(input).toContain(`value="${shown}"`)
})

test('a code that no country of the list has stays as it was written', async () => {
  const input = await inputOver([UY, AR], '+99')
  expect(input).not.toMatch(/disabled|role="combobox"/)
  expect(input).toContain('value="+99"')
})
