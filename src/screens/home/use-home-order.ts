import { useAtomValue } from 'jotai'
import type { HomeSection } from '../../brand/layout-schema.ts'
import { sessionAtom } from '../../state/account/login/session.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { useMedia } from '../../ui/hooks/use-media.ts'
import { DESKTOP } from '../../ui/layout/media.ts'

/** The sections of the home page in the brand's order for whoever looks at it. */
export function useHomeOrder(): readonly HomeSection[] {
  const { home, beside } = useAtomValue(brandAtom).layout
  const isMember = useAtomValue(sessionAtom) !== null
  const isDesktop = useMedia(DESKTOP)
  if (!isMember) return home.guest
  // What stands beside the hero has no section besides.
  return isDesktop && beside.member === 'next' && home.member.includes('hero')
    ? home.member.filter((name) => name !== 'next')
    : home.member
}
