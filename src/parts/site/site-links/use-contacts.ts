import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { languageAtom } from '../../../state/site/language.ts'
import type { IconView } from '../../../ui/media/icons.tsx'
import { Mail, Share } from '../../../ui/media/later-icons.ts'
import { NETWORK_PRESENTATION } from './network-presentation.ts'
import { useResources } from './use-resources.ts'

export interface ContactLink {
  readonly href: string
  readonly name: string
  readonly icon: IconView
  /** Whether it leads to another site, in a tab of its own. */
  readonly away: boolean
}

/** The social pages, then the mail address (spec 2, "Right-hand bar"). */
export function useContacts(): ContactLink[] {
  const { t } = useLingui()
  const { social, mail } = useResources()
  const { tag } = useAtomValue(languageAtom)
  // The gateway has words in these two alone.
  const spoken = /^(?:en|zh)\b/.test(tag)
  const pages = social.map(({ network, url, label }): ContactLink => {
    const look = network && NETWORK_PRESENTATION[network]
    return {
      href: url,
      name: look ? look.name : (spoken && label) || t`Follow us`,
      icon: look ? look.icon : Share,
      away: true,
    }
  })
  return mail === null
    ? pages
    : [...pages, { href: `mailto:${mail}`, name: t`E-mail: ${mail}`, icon: Mail, away: false }]
}
