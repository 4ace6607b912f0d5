import { expect, test } from 'vitest'
import { readMailAddress } from './mail-address.ts'

test.each([
  ['mailto:support@pampas.example', 'support@pampas.example'],
  ['help.desk+vip@mail.pampas.example', 'help.desk+vip@mail.pampas.example'],
  ['mailto:support@localhost', 'support@localhost'],
])('%s is %s', (text, address) => {
  expect(readMailAddress(text)).toBe(address)
})

test.each([
  '',
  'mailto:',
  'support',
  'support@',
  '@pampas.example',
  'mailto:a@b.example?subject=You+won&body=Send+money',
  'mailto:a@b.example,c@d.example',
  'mailto:a%0d@b.example',
  'javascript:alert(1)//a@b.example',
  'https://pampas.example/a@b.example',
  'a b@c.example',
  'a@b.example\nBcc: c@d.example',
  'a@-b.example',
  'MAILTO:a@b.example',
])('%j is none', (text) => {
  expect(readMailAddress(text)).toBeNull()
})
