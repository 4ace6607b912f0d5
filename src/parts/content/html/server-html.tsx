import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { brandAtom } from '../../../state/site/brand.ts'
import { linkUrl } from '../../../state/site/links/links.ts'
import { Html } from '../../../ui/media/html.tsx'

/** HTML from the server in this brand: links lead within the site or to the brand's own list of hosts. */
export function ServerHtml({ source, className }: { readonly source: string; readonly className?: string }) {
  const brand = useAtomValue(brandAtom)
  const links = useCallback((href: string) => linkUrl(href, brand), [brand])
  return <Html source={source} links={links} {...(className ? { className } : {})} />
}
