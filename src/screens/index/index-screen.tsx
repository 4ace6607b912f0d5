import { useAtomValue } from 'jotai'
import { brandAtom } from '../../state/brand.ts'
import { SECTIONS } from './sections.ts'

/** The home page: the brand's sections in its order. */
export function IndexScreen() {
  const { home } = useAtomValue(brandAtom).layout
  return home.map((name) => {
    const Section = SECTIONS[name]
    return Section && <Section key={name} />
  })
}
