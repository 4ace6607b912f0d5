/** Favourite teams and leagues. Only for members: the calls need a session. */
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { listSportsFavorites, setSportsFavorite } from '../../api/sports/sports-favorites.ts'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import { ask } from '../ask.ts'
import { sameScope } from '../query-scope.ts'

const KEY = ['sports-favorites'] as const

type Held = ReplyOf<typeof listSportsFavorites>
export type SportsFavorite = Held['teams'][number]

/** The newest first. */
export const sportsFavoritesQuery = (language: string) =>
  queryOptions({
    queryKey: [...KEY, language],
    queryFn: (context) => ask(context, listSportsFavorites, { language }),
    staleTime: 60_000,
    // Another tab may have changed them meanwhile.
    refetchOnWindowFocus: 'always',
  })

/** A team or a league that is to be a favourite from now on, or no longer one. */
export interface SportsFavoriteChange {
  readonly kind: 'team' | 'league'
  readonly it: SportsFavorite
  readonly favorite: boolean
}

/** Marks as the player wishes: it shows at once, and is taken back where the server says no; one after the other. */
export const sportsFavoriteMutation = mutationOptions({
  mutationKey: ['set-sports-favorite'],
  scope: { id: 'sports-favorites' },
  mutationFn: ({ kind, it: { id }, favorite }: SportsFavoriteChange, context) =>
    ask(context, setSportsFavorite, { kind, id, favorite }),
  onMutate: async (change, { client: queries }) => {
    const isStill = sameScope(queries)
    // An answer that was asked for before would undo the mark.
    await queries.cancelQueries({ queryKey: KEY })
    if (isStill()) show(queries, change)
    return { isStill }
  },
  onError: (_, change, begun, { client }) => {
    if (begun?.isStill()) show(client, { ...change, favorite: !change.favorite })
  },
  onSettled: async (_, __, ___, begun, { client: queries }) => {
    if (begun?.isStill() === false || queries.isMutating({ mutationKey: ['set-sports-favorite'] }) > 1) return
    await queries.invalidateQueries({ queryKey: KEY })
  },
})

/** Writes the change into what is held; what was never asked for is not made up. */
function show(queries: QueryClient, { kind, it, favorite }: SportsFavoriteChange): void {
  const name = kind === 'team' ? 'teams' : 'leagues'
  queries.setQueriesData<Held>({ queryKey: KEY }, (held) => {
    if (!held) return undefined
    const others = held[name].filter(({ id }) => id !== it.id)
    return { ...held, [name]: favorite ? [it, ...others] : others }
  })
}
