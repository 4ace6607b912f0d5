/** `contact` in brand.json: how players reach the brand besides customer service. */
import * as v from 'valibot'

export const SOCIAL_NETWORKS = [
  'facebook',
  'instagram',
  'telegram',
  'x',
  'youtube',
  'tiktok',
  'whatsapp',
  'line',
  'zalo',
  'wechat',
] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

const social = v.strictObject({
  network: v.pipe(v.picklist(SOCIAL_NETWORKS), v.description('The network, which decides the icon.')),
  url: v.pipe(
    v.string(),
    v.maxLength(200),
    v.regex(
      /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:\/[A-Za-z0-9\-._~!$&()*+,;=:@%/?#]*)?$/,
      'an https address such as "https://t.me/your-brand"',
    ),
    v.description("The brand's page there."),
  ),
})

export const contact = v.strictObject({
  mail: v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.maxLength(120),
        v.regex(
          /^[A-Za-z0-9._+-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
          'a mail address such as "help@example.com"',
        ),
      ),
    ),
    v.description('Where players write to. Left out, the one that the gateway names is shown, if any.'),
  ),
  social: v.pipe(
    v.optional(v.pipe(v.array(social), v.maxLength(SOCIAL_NETWORKS.length)), []),
    v.description("The brand's pages in social networks, the first one on the right-hand bar."),
  ),
})
