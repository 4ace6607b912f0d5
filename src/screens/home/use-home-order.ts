import { useAtomValue } from 'jotai'
import type { HomeSection } from '../../brand/layout-schema.ts'
import { sessionAtom } from '../../state/account/login/session.ts'
import { brandAtom } from '../../state/site/brand.ts'

/** The sections of the home page in the brand's order for whoever looks at it. */
export function useHomeOrder(): readonly HomeSection[] {
  const { guest, member } = useAtomValue(brandAtom).layout.home
  return useAtomValue(sessionAtom) ? member : guest
}
