import { useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import type { HomeSection } from '../../brand/layout-schema.ts'
import { brandAtom } from '../../state/brand.ts'
import { CategoriesSection } from './categories-section.tsx'
import { HelpSection } from './help-section.tsx'
import { Hero } from './hero.tsx'
import { NoticesSection } from './notices-section.tsx'

/** A section without a view yet leaves no trace on the page. */
const SECTIONS: Readonly<Partial<Record<HomeSection, ComponentType>>> = {
  hero: Hero,
  categories: CategoriesSection,
  notices: NoticesSection,
  help: HelpSection,
}

/** The home page: the brand's sections in its order. */
export function IndexScreen() {
  const { home } = useAtomValue(brandAtom).layout
  return home.map((name) => {
    const Section = SECTIONS[name]
    return Section && <Section key={name} />
  })
}
