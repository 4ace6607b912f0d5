import type { ComponentType } from 'react'
import type { Category } from '../../../rules/games/categories.ts'
import { useMayOffer } from '../../../state/games/vendor-offer.ts'

/**
 * A section that a merchant without a vendor for it has not at all: no title over nothing (spec 2, "Header": "only
 * categories with at least one vendor appear").
 * @param categories what it shows; any of them is enough, and all of the brand's count unless told
 */
export function offeredSection(Section: ComponentType, categories?: readonly Category[]): ComponentType {
  return function OfferedSection() {
    return useMayOffer(categories) && <Section />
  }
}
