import { useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import type { HomeSection } from '../../brand/schema.ts'
import { brandAtom } from '../../state/brand.ts'
import { CategoriesSection } from './categories-section.tsx'
import { HelpSection } from './help-section.tsx'
import { Hero } from './hero.tsx'
import { NoticesSection } from './notices-section.tsx'

const SECTIONS: Readonly<Record<HomeSection, ComponentType>> = {
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
    return <Section key={name} />
  })
}
