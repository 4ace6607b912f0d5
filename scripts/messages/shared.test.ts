import { expect, test } from 'vitest'
import type { FoundMessage } from './extract.ts'
import { messageId } from './message-id.ts'
import { checkShared } from './shared.ts'

const said = (message: string, files: readonly string[], context?: string): [string, FoundMessage] => [
  messageId(message, context),
  {
    message,
    ...(context === undefined ? {} : { context }),
    comments: [],
    placeholders: {},
    origin: files.map((file) => [file]),
  },
]
const problems = (messages: readonly [string, FoundMessage][], judged: readonly string[]) =>
  checkShared(new Map(messages), judged)

test('a short message in two files is judged, or has a context', () => {
  const shared = said('Deposit', ['src/button.tsx', 'src/kinds.ts'])
  expect(problems([shared], ['Deposit'])).toEqual([])
  expect(problems([said('Deposit', ['src/button.tsx', 'src/kinds.ts'], 'a kind of movement')], [])).toEqual([])
  expect(problems([shared], [])).toEqual([
    expect.objectContaining({
      severity: 'error',
      file: 'src/button.tsx',
      message: '"Deposit" is said without a context in src/button.tsx, src/kinds.ts',
      suggestion: expect.stringMatching(/judge whether it means the same .* else give it a context/),
    }),
  ])
})

test('one file, or a text that says what it means, asks for nothing', () => {
  expect(problems([said('Deposit', ['src/button.tsx']), said('Deposit what you have', ['a.ts', 'b.ts'])], [])).toEqual(
    [],
  )
  expect(problems([said('{much} to {where}', ['a.ts', 'b.ts'])], [])).toHaveLength(1)
})

test('a judged message that is no longer shared is stale', () => {
  expect(problems([], ['Ended']).map(({ message }) => message)).toEqual([
    '"Ended" is no longer said in two files without a context',
  ])
  expect(problems([said('Ended', ['a.ts'])], ['Ended'])).toHaveLength(1)
  expect(problems([said('Ended', ['a.ts', 'b.ts'], 'of a bonus')], ['Ended'])).toHaveLength(1)
})
