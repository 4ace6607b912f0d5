import { useAtomValue } from 'jotai'
import { useMemo, useSyncExternalStore } from 'react'
import type { Fixture } from '../../rules/sports/fixture.ts'
import type { PriceStore } from '../../rules/sports/price-store.ts'
import { priceStoreAtom } from '../../state/sports/feed.ts'

type Picked = Readonly<Record<string, unknown>>

/** Whether both hold the same: news of a price leaves all else of a fixture as it was. */
const isAlike = (one: Picked, other: Picked): boolean =>
  Object.entries(one).every(([name, value]) => other[name] === value)

/**
 * What a view shows of a fixture as it stands now; it is drawn anew when that is something else, and not with each price.
 * @param pick the same function each time
 * @returns `null` for a fixture that was never heard of
 */
export function useFixture<T extends Picked>(id: string, pick: (fixture: Fixture) => T): T | null {
  const store = useAtomValue(priceStoreAtom)
  const [subscribe, read] = useMemo(() => createReader(store, id, pick), [store, id, pick])
  return useSyncExternalStore(subscribe, read, read)
}

function createReader<T extends Picked>(store: PriceStore, id: string, pick: (fixture: Fixture) => T) {
  let last: T | null = null
  const read = (): T | null => {
    const fixture = store.fixture(id)
    const next = fixture ? pick(fixture) : null
    if (!last || !next || !isAlike(last, next)) last = next
    return last
  }
  return [(tell: () => void) => store.subscribeFixture(id, tell), read] as const
}
