import type { HomeSection } from '../../../brand/layout-schema.ts'
import { LATER_SECTIONS } from './later-sections.ts'

/** A section below the first view: its title and its room at once, the rest when the player comes near. */
export function Later({ name }: { readonly name: HomeSection }) {
  const Section = LATER_SECTIONS[name]
  return Section && <Section />
}
