/** The name and the icon of each social network. Names are their owners' own, in every language. */
import type { SocialNetwork } from '../../../brand/contact-schema.ts'
import type { IconView } from '../../../ui/media/icons.tsx'
import * as icons from '../../../ui/media/later-icons.ts'

interface NetworkPresentation {
  readonly name: string
  readonly icon: IconView
}

export const NETWORK_PRESENTATION: Readonly<Record<SocialNetwork, NetworkPresentation>> = {
  facebook: { name: 'Facebook', icon: icons.NetworkFacebook },
  instagram: { name: 'Instagram', icon: icons.NetworkInstagram },
  telegram: { name: 'Telegram', icon: icons.NetworkTelegram },
  x: { name: 'X', icon: icons.NetworkX },
  youtube: { name: 'YouTube', icon: icons.NetworkYoutube },
  tiktok: { name: 'TikTok', icon: icons.NetworkTiktok },
  whatsapp: { name: 'WhatsApp', icon: icons.NetworkWhatsapp },
  line: { name: 'LINE', icon: icons.NetworkLine },
  zalo: { name: 'Zalo', icon: icons.NetworkZalo },
  wechat: { name: 'WeChat', icon: icons.NetworkWechat },
}
