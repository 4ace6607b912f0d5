import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { categoryRoute, type Category } from '../../../rules/games/categories.ts'
import { shownCategories } from '../../../rules/games/shown-categories.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { vendorsQuery } from '../../../state/games/vendors.ts'
import type { IconView } from '../../../ui/media/icons.tsx'
import { CATEGORY_PRESENTATION } from './category-presentation.ts'

export interface CategoryItem {
  readonly category: Category
  readonly to: string
  readonly name: string
  readonly icon: IconView
}

/** The game categories that have a vendor, in the brand's order; two that share a page are one item. */
export function useCategories(): CategoryItem[] {
  const { i18n } = useLingui()
  const { navigation } = useAtomValue(brandAtom)
  const { data = null } = useQuery(vendorsQuery)
  return shownCategories(data, navigation).map((category) => {
    const { icon, name } = CATEGORY_PRESENTATION[category]
    return { category, to: categoryRoute(category), name: i18n._(name), icon }
  })
}
