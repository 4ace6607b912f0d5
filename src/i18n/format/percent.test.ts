import { expect, test } from 'vitest'
import { percentOf, percentText, returnText } from './percent.ts'

test.each([
  ['en', '1.5%'],
  ['es', '1,5%'],
  ['es-AR', '1,5%'],
  ['id', '1,5%'],
  ['th', '1.5%'],
  ['vi', '1,5%'],
  ['zh-Hans', '1.5%'],
  ['de', '1,5\u00a0%'],
])('one and a half per cent in %s is %s', (tag, text) => {
  expect(percentText('1.50', tag)).toBe(text)
  expect(percentOf(15_000n, tag)).toBe(text)
})

test('no decimal of a percentage is lost, and thousands are parted', () => {
  expect(percentText('96.25', 'es')).toBe('96,25%')
  expect(percentText('1000', 'es')).toBe('1.000%')
})

test('what a game returns has one decimal, and never promises more than was said', () => {
  expect(returnText('95.48', 'en')).toBe('95.4%')
  expect(returnText('95.99', 'es-AR')).toBe('95,9%')
  expect(returnText('96', 'vi')).toBe('96,0%')
})
