import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { ChunkFailure } from '../../rules/site/chunk-failure.ts'
import { ContractFailure, Refusal, TransportFailure } from '../../rules/failure.ts'
import { TOO_MANY_RETRY_MS } from '../../rules/figures.ts'
import { describeFailure } from './failure.ts'
import { MESSAGES, SITUATIONS } from '../../../tests/support/section-8.ts'
import { createI18n } from '../setup.ts'

// Production builds carry no message compiler, and the test run may count as one; here the source texts are compiled.
const i18n = createI18n('en', {}).setMessagesCompiler(compileMessage)
const ROOT = join(import.meta.dirname, '../../..')
const NOW = Date.UTC(2026, 10, 21, 8, 51, 59)
const describe = (error: unknown) => describeFailure(i18n, error, NOW)

test.each([
  ['offline', {}, 'You are offline', true],
  ['timeout', {}, 'This is taking too long', true],
  ['network', {}, 'The connection was lost', true],
  ['not-json', {}, 'The answer could not be read', true],
  ['cancelled', {}, 'Cancelled', true],
  ['unsent', {}, 'Not sent', false],
  ['http', { status: 429 }, 'Too many tries', true],
  ['http', { status: 401 }, 'You are not logged in', false],
  ['http', { status: 500 }, 'The server has a problem', true],
  ['http', { status: 503 }, 'The server has a problem', true],
  ['http', { status: 404 }, 'Request declined', false],
] as const)('transport: %s %o', (reason, detail, title, canRetry) => {
  const said = describe(new TransportFailure('getBalance', reason, detail))
  expect(said).toMatchObject({ title, canRetry })
  expect(said.detail).not.toBe('')
})

test('a time-out speaks of the page and the network', () => {
  expect(describe(new TransportFailure('login', 'timeout')).detail).toMatch(/longer to load.*network/)
})

test.each([
  [undefined, 'Try again after 5 minutes.'],
  [600, 'Try again after 10 minutes.'],
  [61, 'Try again after 2 minutes.'],
  [60, 'Try again after 1 minute.'],
  [59, 'Try again after 59 seconds.'],
  [2, 'Try again after 2 seconds.'],
  [1, 'Try again after 1 second.'],
  [0, 'Try again after 1 second.'],
])('too many requests with Retry-After %s: "%s"', (retryAfter, detail) => {
  const said = { status: 429, ...(retryAfter === undefined ? {} : { retryAfter }) }
  const words = { title: 'Too many tries', detail, canRetry: true }
  expect(describe(new TransportFailure('login', 'http', said))).toMatchObject(words)
  expect(describe(new Refusal('login', 'Too many requests', null, said))).toMatchObject(words)
  expect(describe(new Refusal('login', '', null, said))).toMatchObject(words)
  const own = { ...words, detail: `Slow down, please. ${detail}` }
  expect(describe(new Refusal('login', 'Slow down, please.', null, said))).toMatchObject(own)
})

test('a refusal for now can be tried again, whatever it says; any other can not', () => {
  const maintenance = (status?: number) =>
    describe(new Refusal('x', 'System maintenance', null, status ? { status } : {}))
  expect(maintenance(503)).toMatchObject({ detail: 'Please come back later.', canRetry: true })
  expect(maintenance(403)).toMatchObject({ detail: 'Please come back later.', canRetry: false })
  expect(maintenance()).toMatchObject({ canRetry: false })
  expect(describe(new Refusal('x', 'please enter the captcha', null, { status: 429 }))).toMatchObject({
    detail: 'Please enter the captcha.',
    canRetry: true,
  })
})

test('what the page could not send helps nothing but loading it anew', () => {
  expect(describe(new TransportFailure('transferFunds', 'unsent'))).toMatchObject({
    needsReload: true,
    canRetry: false,
  })
  expect(describe(new TransportFailure('transferFunds', 'network'))).toMatchObject({ needsReload: false })
})

test('an answer against the contract can be asked for again, a request cannot', () => {
  expect(describe(new ContractFailure('getBalance', 'reply', 'sumBalance', 'no amount'))).toEqual({
    title: 'The answer could not be read',
    detail: 'Please try again. If the problem continues, send the reference to customer service.',
    canRetry: true,
    needsReload: false,
    reference: 'getBalance-reply-1121-085159',
  })
  expect(describe(new ContractFailure('login', 'request', 'username', 'empty')).canRetry).toBe(false)
})

test.each([
  ...Object.entries(MESSAGES),
  ['not logged in', 'Log in to continue.'],
  ['Please login first', 'Log in to continue.'],
  ['username or password is incorrect', 'The username or the password is not right. Check both and try again.'],
  ['no account is linked to this sign-in', 'No account is linked to this login yet. Please register first.'],
  ['The verification code expired', 'This code has expired. Ask for a new one.'],
  ['Too many requests', `Try again after ${TOO_MANY_RETRY_MS / 60_000} minutes.`],
  ['body: sealed request refused: replayed', 'Check your network and try again.'],
  ['body: sealed request refused: from-the-future', 'Set the date and time of your device, then try again.'],
])('the server says "%s"', (serverMessage, detail) => {
  const said = describe(new Refusal('login', serverMessage, null))
  expect(said).toMatchObject({ detail, canRetry: false, reference: 'login-refused-1121-085159' })
  expect(said.title).not.toBe('')
})

test.each(SITUATIONS)('"%s" is brought about, and read, where the table says', (_, reads, file) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(reads)
})

test.each([
  'in_need_true_account',
  'in_increase_submit',
  'invitation_code_error',
  'in_been_out',
  ...Array.from({ length: 21 }, (_, id) => `reg_pattern_${id}`),
])('the key %s is that of a message, so that a brand may word it', (key) => {
  expect(readFileSync(join(ROOT, 'src/i18n/catalogues/en.po'), 'utf8')).toContain(`msgid "${key}"\n`)
})

test('a message that nobody knows is shown as it stands', () => {
  expect(describe(new Refusal('login', ' Su cuenta está en revisión ', null))).toMatchObject({
    title: 'Request not accepted',
    detail: 'Su cuenta está en revisión',
  })
})

test('a message of any length is cut, an empty one replaced', () => {
  expect(describe(new Refusal('login', 'x'.repeat(5000), null)).detail).toHaveLength(300)
  expect(describe(new Refusal('login', '  ', null)).detail).toMatch(/couldn’t process.*customer service/)
})

test('a part of the page that did not load', () => {
  expect(describe(new ChunkFailure('missing', 'https://x.test/vip.js'))).toMatchObject({
    title: 'This part of the page did not load',
    canRetry: true,
    reference: 'part-missing-1121-085159',
  })
})

test.each([new TypeError('x is not a function'), 'text', undefined, null])('anything else: %s', (error) => {
  expect(describe(error)).toMatchObject({ title: 'Something went wrong', reference: 'page-error-1121-085159' })
})

test('the reference names the endpoint, the reason and the time', () => {
  expect(describe(new TransportFailure('login', 'http', { status: 503 })).reference).toBe('login-http503-1121-085159')
  expect(describe(new TransportFailure('login', 'offline')).reference).toBe('login-offline-1121-085159')
})
