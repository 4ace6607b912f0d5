/** What a field of a registration says that is wrong (spec 5, "Registration", "Other messages"). */
import { expect, test } from 'vitest'
import { FIELDS } from './field-looks.ts'
import { problemWords } from './problem-messages.ts'

const pattern = { kind: 'pattern', patternId: 6, min: 4, max: 8 } as const

test('what is missing or does not fit is told by the message of its pattern', () => {
  expect(problemWords('idNumber', pattern)).toMatchObject({
    id: 'reg_pattern_6',
    values: { range: '4\u2060–\u20608', max: 8 },
  })
})

test.each([
  ['verificationCode', 'Enter the code from the SMS'],
  ['captcha', 'Enter the letters in the picture'],
  ['mobileNum', 'Enter your mobile number'],
  ['recommenderId', 'Input cannot be empty'],
] as const)('without anything typed, %s says "%s"', (name, words) => {
  expect(problemWords(name, { kind: 'empty' }).message).toBe(words)
})

test.each([
  ['mobileNum', { kind: 'mobile' }, 'Please enter a valid phone number.'],
  ['confirmPassword', { kind: 'confirm' }, 'Incorrect confirmation input: the two passwords are not the same.'],
] as const)('%s with %j says "%s"', (name, problem, words) => {
  expect(problemWords(name, problem).message).toBe(words)
})

test('an invalid payee name is called that', () => {
  expect(FIELDS.payeeName.wrong?.message).toBe('Invalid payee name.')
})
