import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import { getMemberIcon, getMemberInfo } from '../../api/account/session.ts'
import type { BundledBrand } from '../../brand/bundle.ts'
import { guardUrl } from '../../rules/site/url-guard.ts'
import { ask } from '../ask.ts'

/** Who is logged in (spec 3, "Member info"); asked for once a session. */
export const memberQuery = queryOptions({
  queryKey: ['member'],
  queryFn: (context) => ask(context, getMemberInfo, {}),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The member's avatar. */
export const avatarQuery = queryOptions({
  queryKey: ['avatar'],
  queryFn: (context) => ask(context, getMemberIcon, {}),
  staleTime: Number.POSITIVE_INFINITY,
})

/**
 * The address of an avatar (spec 3: "built from an image host and a merchant path"); a whole address stands as it is.
 * @returns `null` when it is on no host that the brand shows images from
 */
export function avatarUrl(
  { avatar }: ReplyOf<typeof getMemberIcon>,
  { origins, merchantCode }: Pick<BundledBrand, 'origins' | 'merchantCode'>,
): URL | null {
  const [host] = origins.images
  // Spec: the merchant's path is not shown.
  const built = /^[\w-]+\.\w+$/.test(avatar) && host ? `${host}/${merchantCode}/avatar/${avatar}` : avatar
  return guardUrl(built, { kind: 'image', origins: origins.images, self: location.origin })
}
