import { Plural } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import type { Category } from '../../../rules/games/categories.ts'
import { categoryTotalsAtom } from '../../../state/games/category-totals.ts'
import { categoryTopsQuery } from '../../../state/games/category-tops.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { CategoryArt, type DrawnLook } from './category-art.tsx'

export type { DrawnLook }
export type Drawings = ReadonlyMap<Category, { readonly art?: ReactNode; readonly count?: ReactNode }>

interface CategoryTopsProps {
  readonly look: DrawnLook
  readonly onDrawn: (drawings: Drawings) => void
}

/** Tells what stands for each category, as soon as it is known. It shows nothing itself. */
export function CategoryTops({ look, onDrawn }: CategoryTopsProps) {
  const { code } = useAtomValue(languageAtom)
  const { data } = useQuery(categoryTopsQuery(code))
  const tellTotals = useSetAtom(categoryTotalsAtom)
  useEffect(() => {
    if (!data) return
    tellTotals(new Map([...data].flatMap(([category, { total }]) => (total === null ? [] : [[category, total]]))))
    const entries = [...data].map(([category, { games, total }]) => {
      const art = games.length > 0 && <CategoryArt category={category} games={games} look={look} />
      const count = total !== null && <HowMany total={total} tables={category === 'LIVE'} />
      return [category, { ...(art && { art }), ...(count && { count }) }] as const
    })
    onDrawn(new Map(entries))
  }, [data, look, onDrawn, tellTotals])
  return null
}

function HowMany({ total, tables }: { readonly total: number; readonly tables: boolean }) {
  return tables ? (
    <Plural value={total} _0="No tables" one="# table" other="# tables" />
  ) : (
    <Plural value={total} _0="No games" one="# game" other="# games" />
  )
}
