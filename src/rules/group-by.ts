/** The items by a key, in the order in which each key came first. Not `Map.groupBy`, which the oldest browsers of ours lack. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const held = groups.get(key)
    if (held) held.push(item)
    else groups.set(key, [item])
  }
  return groups
}
