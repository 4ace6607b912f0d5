import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '../../api/transport/gateway.ts'
import { getCaptcha } from '../../api/account/session.ts'

/** A captcha picture as bare base64 (spec 7, "GET /wps/captcha"). Each is good for one try, so none outlives its field. */
export const captchaQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: ['captcha'],
    queryFn: async ({ signal }) => gateway(getCaptcha, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
