import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { LiveClass } from '../../../rules/games/vendors/live-classes.ts'
import { vendorKindsQuery } from '../../../state/games/game-info.ts'
import { languageAtom } from '../../../state/site/language.ts'

/**
 * The classes that there are live tables of; `null` while they are not known (spec 7, "GCSGAME_getVassGameType").
 * @param wanted whether to ask at all
 * @param vendor a vendor's code; empty for all of them
 */
export function useClasses(wanted: boolean, vendor = ''): ReadonlySet<LiveClass> | null {
  const { code } = useAtomValue(languageAtom)
  const { data } = useQuery({ ...vendorKindsQuery(code), enabled: wanted })
  return useMemo(
    () =>
      data
        ? new Set(
            data
              .filter((kinds) => vendor === '' || kinds.vendor === vendor)
              .flatMap(({ categories }) => categories.flatMap(({ liveClasses }) => liveClasses)),
          )
        : null,
    [data, vendor],
  )
}
