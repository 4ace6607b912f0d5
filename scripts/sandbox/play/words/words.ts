/** The games' words by language. */
import type { Family } from '../../merchant.ts'
import { en, type Words } from './en.ts'
import { es } from './es.ts'
import { id } from './id.ts'
import { th } from './th.ts'
import { vi } from './vi.ts'
import { zhHans } from './zh-hans.ts'

export const WORDS: Readonly<Record<Family, Words>> = { en, es, 'zh-Hans': zhHans, vi, id, th }
