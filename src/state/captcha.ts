import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '../api/gateway.ts'
import { getCaptcha } from '../api/session.ts'

/** A captcha picture as a data address. Each is good for one try, so none is served from the cache. */
export const captchaQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: ['captcha'],
    queryFn: async ({ signal }) => gateway(getCaptcha, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
