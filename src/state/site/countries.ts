import { queryOptions } from '@tanstack/react-query'
import { getCountries } from '../../api/site/site.ts'
import { PUBLIC } from '../query-scope.ts'
import { ask } from '../ask.ts'

/** Countries and their dialling codes, for the whole visit (spec 7, "Get country code list"). */
export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  meta: PUBLIC,
  queryFn: (context) => ask(context, getCountries, {}),
  staleTime: Number.POSITIVE_INFINITY,
})
