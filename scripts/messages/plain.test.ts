import { expect, test } from 'vitest'
import type { FoundMessage } from './extract.ts'
import { messageId } from './message-id.ts'
import { checkPlain } from './plain.ts'

const said = (message: string, ...files: string[]): [string, FoundMessage] => [
  messageId(message),
  { message, comments: [], placeholders: {}, origin: files.map((file) => [file]) },
]
const source = new Map([
  said('You are offline', 'src/i18n/failures/failure.ts', 'src/shell/system/closed-dialog.tsx'),
  said('Need a hand?', 'src/screens/home/section/later-sections.ts'),
  said('Choose a game', 'src/screens/home/hero/hero.tsx'),
  said('Deposit', 'src/shell/bars/bottom-bar.tsx', 'src/centres/member/pages.ts'),
  ['in_been_out', { message: 'Sent', comments: [], placeholders: {}, origin: [['src/i18n/failures/refusals.ts']] }],
])
const check = (...messages: string[]) =>
  checkPlain(source, 'x.po', messages.map((message) => `msgid "${message}"\nmsgstr "Ours"\n`).join('\n'))

test('what sells may have a voice, and so may the texts of brand.json', () => {
  expect(check('Need a hand?', 'Choose a game', 'The lights are on')).toEqual([])
})

test('a failure, a refusal by its key and money are named with their line and their place', () => {
  expect(check('Need a hand?', 'You are offline', 'in_been_out', 'Deposit')).toEqual([
    expect.objectContaining({
      file: 'x.po',
      line: 4,
      message: '"You are offline" (src/i18n/failures/failure.ts) tells of a failure, an outage or money',
    }),
    expect.objectContaining({ line: 7 }),
    expect.objectContaining({ line: 10, message: expect.stringContaining('src/centres/member/pages.ts') }),
  ])
})
