/** The calls that a page's HTML begins are those that its screen makes: any other would be asked for twice. */
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PAGE_SHELLS } from '../scripts/build/page/page-shells.ts'
import { bundleOf } from './testing/brands.ts'
import { openSite } from './testing/site.tsx'
import { giveWidth } from './testing/visibility.ts'

const HOST = 'http://wireframe.localhost'
const brand = bundleOf('wireframe', HOST, {})
/** What an address names, where a call is for what it names. */
const NAMED = 'f1-1'
const begun = PAGE_SHELLS.flatMap(({ path, calls }) =>
  [undefined, 'fixture'].map((parameter) => ({
    path: parameter ? `${path}?${parameter}=${NAMED}` : path,
    urls: (calls?.(brand) ?? [])
      .filter(({ named, plainOnly }) => (parameter ? named === parameter || (!named && !plainOnly) : !named))
      .filter(() => !parameter || calls?.(brand).some(({ named }) => named === parameter))
      .map(({ url }) => url.replace('{named}', NAMED)),
  })),
)

test.each(begun.filter(({ urls }) => urls.length > 0))('$path asks for what it began', async ({ path, urls }) => {
  giveWidth()
  const site = openSite()
  const asked: string[] = []
  site.intercept(({ url }) => {
    const { pathname, search } = new URL(url)
    asked.push(pathname + search)
    return null
  })
  await site.visit(path)
  for (const url of urls) {
    const { pathname, search } = new URL(url.replace('{language}', brand.defaultLanguage), HOST)
    await waitFor(() => expect(asked).toContain(pathname + search))
  }
})
