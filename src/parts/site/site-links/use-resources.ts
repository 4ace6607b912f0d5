import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { gatewayAtom } from '../../../state/gateway.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { resourcesQuery, type Resources } from '../../../state/site/app-links.ts'

interface KnownResources extends Resources {
  /** Whether the gateway has answered. */
  readonly known: boolean
  readonly error: unknown
  readonly retrying: boolean
  readonly retry: () => void
}

/** Apps, social pages and the mail address, as far as they are known: only what the brand or its gateway names. */
export function useResources(): KnownResources {
  const brand = useAtomValue(brandAtom)
  const query = resourcesQuery(useAtomValue(gatewayAtom), brand, useAtomValue(languageAtom))
  const { data, error, isFetching, refetch } = useQuery(query)
  const { mail = null, social } = brand.contact
  return {
    ...(data ?? { apps: [], social: social.map((page) => ({ ...page, label: '' })), mail, domains: [] }),
    known: data !== undefined,
    error,
    retrying: isFetching,
    retry: () => void refetch(),
  }
}
