import { afterAll, expect, test } from 'vitest'
import { createTestSandbox } from '../../../../scripts/sandbox/testing/sandbox.ts'
import { FIELDS } from './field-looks.ts'
import { RuleField } from './rule-field.tsx'
import { markupAt, openForm } from '../../../testing/markup.tsx'

const bench = createTestSandbox()
afterAll(() => bench.sandbox.close())

/** The letters of a picture, as a server's rule asks for them. */
const letters = (required: boolean): Promise<string> =>
  markupAt(openForm(bench), '/register', () => (
    <RuleField
      id="form-captcha"
      field={{ name: 'captcha', rule: { patternId: 0, min: 0, max: 20, enabled: true, required }, required }}
      look={FIELDS.captcha}
      error={undefined}
      latestBirth="2000-01-01"
      tries={0}
    />
  ))

test('letters that may be left empty say so, and are not required', async () => {
  const markup = await letters(false)
  expect(markup).toContain('Letters in the picture (optional)')
  expect(markup).not.toContain('required')
})

test('letters that may not are', async () => {
  const markup = await letters(true)
  expect(markup).not.toContain('optional')
  expect(markup).toMatch(/<input[^>]*\brequired=""/)
})
