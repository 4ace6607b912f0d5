/** Every statement of the specification has a test: each row here names one that is there. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fromRoot } from '../../scripts/tools/root.ts'
import { MESSAGES } from '../support/section-8.ts'
import type { Section } from './row.ts'
import { SECTION_1 } from './section-1.ts'
import { SECTION_2 } from './section-2.ts'
import { SECTION_3 } from './section-3.ts'
import { SECTION_4 } from './section-4.ts'
import { SECTION_5 } from './section-5.ts'
import { SECTION_6 } from './section-6.ts'
import { SECTION_7 } from './section-7.ts'
import { SECTION_8 } from './section-8.ts'
import { SECTION_9 } from './section-9.ts'

const SECTIONS: Readonly<Record<string, Section>> = {
  '1': SECTION_1,
  '2': SECTION_2,
  '3': SECTION_3,
  '4': SECTION_4,
  '5': SECTION_5,
  '6': SECTION_6,
  '7': SECTION_7,
  '8': SECTION_8,
  '9': SECTION_9,
}

/** What files of tests say. */
const sources = new Map<string, string>()
function sourceOf(file: string): string {
  const source = sources.get(file) ?? readFileSync(fromRoot(file), 'utf8')
  sources.set(file, source)
  return source
}

/** Whether a file has such a test, or such a case of one: it stands there as a whole text. */
const has = (file: string, title: string): boolean =>
  ["'", '"', '`'].some((mark) => sourceOf(file).includes(`${mark}${title.replaceAll(mark, `\\${mark}`)}${mark}`))

test('the sections are those of the specification', () => {
  expect(Object.keys(SECTIONS)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
})

describe.each(Object.entries(SECTIONS))('section %s', (_, section) => {
  const rows = section.flatMap(([heading, ...said]) => said.map((row) => [heading, ...row] as const))

  test('has no group and no row that is empty', () => {
    expect(section.filter((group) => group.length < 2)).toEqual([])
    expect(rows.filter((row) => row.some((cell) => cell.trim() === ''))).toEqual([])
  })

  test('says nothing twice', () => {
    const said = rows.map(([heading, says]) => `${heading}: ${says}`)
    expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([])
  })

  test('names tests that are there', () => {
    const isTest = (file: string): boolean => /\.(?:test\.tsx?|journey\.ts)$/.test(file) && existsSync(fromRoot(file))
    expect(rows.filter(([, , file, title]) => !isTest(file) || !has(file, title))).toEqual([])
  })
})

test('section 8 has a row for each message of its table', () => {
  const said = SECTION_8.flatMap(([, ...rows]) => rows.map(([says]) => says))
  const keys = Object.keys(MESSAGES).filter(
    (message) => !/^(?:in_need_true_account|invitation_code_error)$/.test(message),
  )
  expect(said).toEqual(expect.arrayContaining(keys))
})
