/** `_headers` and `_redirects`, as Cloudflare Pages and Netlify read them. */
import type { HeaderRule } from '../page/headers.ts'
import { PAGE_SHELLS, shellFile } from '../page/page-shells.ts'
import { isHashed } from './sites.ts'

export function redirectsFile(rules: readonly HeaderRule[]): string {
  const missing = rules.filter(isHashed).map(({ path }) => `${path} /app.html 404`)
  const shells = PAGE_SHELLS.map((shell) => `${shell.path} /${shellFile(shell)} 200`)
  return ['/ /index.html 200', '/index /index.html 200', ...shells, ...missing, '/* /app.html 200', ''].join('\n')
}

/**
 * Cloudflare joins what several rules say of one header, so that none could be changed, unless a rule detaches it first;
 * Netlify takes the last, and passes over the lines that detach.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const [every] = rules
  return rules
    .map((rule) => {
      const lines = Object.entries(rule.headers).flatMap(([name, value]) => [
        ...(value === '' || (rule !== every && every && name in every.headers) ? [`  ! ${name}`] : []),
        ...(value === '' ? [] : [`  ${name}: ${value}`]),
      ])
      return [rule.path, ...lines].join('\n')
    })
    .join('\n\n')
    .concat('\n')
}
