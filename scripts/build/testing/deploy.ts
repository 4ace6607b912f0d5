/** A brand's files for its hosts, as tests read them. */
import * as v from 'valibot'
import { brandSchema } from '../../../src/brand/schema.ts'
import { goodConfig } from '../../brands/fixtures/good.ts'
import { headerRules, type HeaderRule } from '../page/headers.ts'
import { deployFiles, gatewayPaths } from '../deploy/deploy.ts'

export const rules = headerRules(v.parse(brandSchema, goodConfig('casa')), { scripts: ['a'], styles: ['b'] }, false)
/** Small enough to be read whole. */
export const few: HeaderRule[] = [
  { path: '/*', headers: { 'content-security-policy': "default-src 'none'", 'x-frame-options': 'DENY' } },
  { path: '/assets/*', headers: { 'cache-control': 'public, immutable' } },
  {
    path: '/helpmc',
    headers: { 'content-security-policy': 'frame-ancestors https://a.example', 'x-frame-options': '' },
  },
]

export const PASSED = gatewayPaths({ gateway: {}, origins: {} })
const DOMAINS = ['casa.example', 'www.casa.example', 'casa-mirror.example']

/** The text of a file of that name. */
export function text(name: string, of: readonly HeaderRule[], passed: readonly string[] = PASSED): string {
  const files = deployFiles({ id: 'casa', domains: DOMAINS, rules: of, gatewayPaths: passed })
  const file = files.find((it) => it.name === name)
  if (!file) throw new Error(`no file ${name}`)
  return file.text
}
