import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { resourcesQuery, type Resources } from '../../../state/site/links/app-links.ts'

interface KnownResources extends Resources {
  /** What the gateway answers. */
  readonly query: UseQueryResult<Resources>
}

/** Apps, social pages and the mail address, as far as they are known: only what the brand or its gateway names. */
export function useResources(): KnownResources {
  const brand = useAtomValue(brandAtom)
  const query = useQuery(resourcesQuery(brand, useAtomValue(languageAtom)))
  const { mail = null, social } = brand.contact
  return {
    ...(query.data ?? { apps: [], social: social.map((page) => ({ ...page, label: '' })), mail, domains: [] }),
    query,
  }
}
