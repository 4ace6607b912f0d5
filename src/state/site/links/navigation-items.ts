/** The items that the merchant's navigation is to have, games among them (spec 3, "Navigation item"). */
import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '../../../api/transport/endpoint.ts'
import { LAUNCHES_GAME, type getWhitelabel } from '../../../api/site/system.ts'
import { isCategory } from '../../../rules/games/categories.ts'
import type { NavigationItem } from '../../../rules/games/play/play-target.ts'
import { modulesQuery } from '../modules.ts'

/** None until they are known. `itemTarget` says where each leads. */
export function useNavigationItems(): readonly NavigationItem[] {
  const { data } = useQuery(modulesQuery)
  return data?.navigation.map(readItem) ?? []
}

type WireItem = ReplyOf<typeof getWhitelabel>['navigation'][number]

/** A page of the site as the server writes it: a path, without a search or another host's name. */
const PAGE = /^\/[A-Za-z0-9][A-Za-z0-9/-]*$/

function readItem({ name, enName, gameType, point, page, vassalage, gameId, nodeId }: WireItem): NavigationItem {
  return {
    name,
    enName,
    point,
    page: PAGE.test(page) ? page : null,
    category: isCategory(gameType) ? gameType : null,
    game: gameType === LAUNCHES_GAME ? { vendor: vassalage, gameId, nodeId } : null,
  }
}
