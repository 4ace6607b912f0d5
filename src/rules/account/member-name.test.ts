import { expect, test } from 'vitest'
import { memberName } from './member-name.ts'

test.each([
  ['Ana', 'ana77', 'Ana'],
  ['', 'ana77', 'ana77'],
  ['', '', undefined],
])('with the nickname %j and the username %j a member is called %j', (nickname, username, name) => {
  expect(memberName({ nickname, username })).toBe(name)
})
