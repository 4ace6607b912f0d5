import { expect, test } from 'vitest'
import { voiceFor, type Voice } from './speak.ts'

const voice = (lang: string, more: Partial<Voice> = {}): Voice => ({
  lang,
  default: false,
  localService: false,
  ...more,
})
const VOICES = [
  voice('en-US', { default: true, localService: true }),
  voice('en-GB', { localService: true }),
  voice('zh-TW', { localService: true }),
  voice('zh_CN'),
  voice('es-ES'),
  voice('es-MX', { localService: true }),
]

test.each([
  ['en', 'en-US'],
  ['en-GB', 'en-GB'],
  ['zh-Hans', 'zh_CN'],
  ['es', 'es-MX'],
  ['vi', undefined],
])('%s is read by %s', (tag, lang) => {
  expect(voiceFor(VOICES, tag)?.lang).toBe(lang)
})

test('a browser without voices reads nothing', () => {
  expect(voiceFor([], 'en')).toBeNull()
})
