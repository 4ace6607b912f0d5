import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { launchedGame, type Launch } from '../../../rules/games/play/launch.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { gameInfoQuery, type GameInfo } from '../../../state/games/game-info.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { pictureUrl } from '../../../state/site/pictures.ts'
import { useVendorLanes } from '../../../state/games/vendor-lanes.ts'

export interface GameFacts {
  /** The vendor's name where the game's own is not known, as for a lobby. */
  readonly name: string
  /** Its name, or its code until that is known. */
  readonly vendorName: string
  readonly picture: string | undefined
  readonly offersTrial: boolean
  /** Its figures, where the server has told them. */
  readonly info: GameInfo | undefined
}

/** What the page says of the game that is launched; it waits for none of it. */
export function useGame(launch: Launch): GameFacts {
  const brand = useAtomValue(brandAtom)
  const { code } = useAtomValue(languageAtom)
  const game = launchedGame(launch)
  const { data } = useQuery({
    ...gameInfoQuery(code, game ?? { vendor: launch.vendor, gameId: '', nodeId: '' }),
    enabled: game !== null,
  })
  const vendors = useVendorLanes()?.flatMap((lane) => lane.vendors) ?? []
  const vendorName = vendors.find((vendor) => vendor.code === launch.vendor)?.name ?? launch.vendor
  return {
    name: data?.name || vendorName,
    vendorName,
    picture: data ? pictureUrl(data.picture, brand) : undefined,
    offersTrial: data?.offersTrial ?? false,
    info: data,
  }
}
