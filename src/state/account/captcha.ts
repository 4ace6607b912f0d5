import { queryOptions } from '@tanstack/react-query'
import { getCaptcha } from '../../api/account/session.ts'
import { ask } from '../ask.ts'

/** A captcha picture as bare base64 (spec 7, "GET /wps/captcha"). Each is good for one try, so none outlives its field. */
export const captchaQuery = queryOptions({
  queryKey: ['captcha'],
  queryFn: async (context) => ask(context, getCaptcha, {}),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})
