import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { vendorsQuery } from '../../../state/games/vendors.ts'

/** Says what a vendor is called; by its code while, or where, nobody knows. The same function until the vendors change. */
export function useVendorNames(): (code: string) => string {
  const { data } = useQuery(vendorsQuery)
  return useMemo(() => {
    const names = new Map(data?.flatMap(({ vendors }) => vendors).map(({ code, name }) => [code, name]))
    return (code) => names.get(code) ?? code
  }, [data])
}
