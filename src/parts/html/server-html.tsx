import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { guardUrl } from '../../rules/url-guard.ts'
import { brandAtom } from '../../state/brand.ts'
import { Html } from '../../ui/html.tsx'

/** HTML from the server in this brand: links lead within the site or to the brand's own list of hosts. */
export function ServerHtml({ source, className }: { readonly source: string; readonly className?: string }) {
  const { origins } = useAtomValue(brandAtom)
  const links = useCallback(
    (href: string) => {
      const all = Object.values(origins).flat()
      const url = guardUrl(href, { kind: 'link', origins: all, self: location.origin })
      return url && { href: url.href, own: url.origin === location.origin }
    },
    [origins],
  )
  return <Html source={source} links={links} {...(className ? { className } : {})} />
}
