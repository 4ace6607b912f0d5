import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '../../api/transport/gateway.ts'
import { getCountries } from '../../api/site/site.ts'
import { PUBLIC } from '../query-scope.ts'

/** Countries and their dialling codes, for the whole visit (spec 7, "Get country code list"). */
export const countriesQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: ['countries'],
    meta: PUBLIC,
    queryFn: ({ signal }) => gateway(getCountries, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
