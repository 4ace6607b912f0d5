import type { HomeSection } from '../../../brand/layout-schema.ts'

/** One section, or two that stand side by side where there is room. */
export type SectionGroup = readonly [HomeSection] | readonly [first: HomeSection, second: HomeSection]

/** The sections in their order, those together that are a pair of the brand's and follow each other. */
export function inPairs(
  sections: readonly HomeSection[],
  pairs: readonly (readonly [HomeSection, HomeSection])[],
): readonly SectionGroup[] {
  const groups: SectionGroup[] = []
  for (let place = 0; place < sections.length;) {
    const [first, second] = sections.slice(place)
    if (first === undefined) break
    const isPair = second !== undefined && pairs.some(([one, other]) => one === first && other === second)
    groups.push(isPair ? [first, second] : [first])
    place += isPair ? 2 : 1
  }
  return groups
}
