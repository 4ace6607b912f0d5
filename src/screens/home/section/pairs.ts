import type { Brand } from '../../../brand/schema.ts'
import type { HomeSection } from '../../../brand/layout-schema.ts'

/** The sections in their order, those together that are a pair of the brand's and follow each other. */
export function inPairs(
  sections: readonly HomeSection[],
  pairs: Brand['layout']['pairs'],
): readonly (readonly HomeSection[])[] {
  let open: HomeSection[] = []
  return sections.flatMap((name) => {
    const [first] = open
    const isSecond = first && pairs[first] === name
    if (isSecond) open.push(name)
    open = isSecond ? [] : [name]
    return isSecond ? [] : [open]
  })
}
