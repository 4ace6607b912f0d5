/** The games' words by language. */
import { withRegions } from '../../../sandbox/site/merchant.ts'
import { en, type Words } from './en.ts'
import { esAr } from './es-ar.ts'
import { es } from './es.ts'
import { id } from './id.ts'
import { th } from './th.ts'
import { vi } from './vi.ts'
import { zhHans } from './zh-hans.ts'

export const WORDS = withRegions<Words>({ en, es, 'es-AR': esAr, 'zh-Hans': zhHans, vi, id, th })
