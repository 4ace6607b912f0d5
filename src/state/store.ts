import type { createStore } from 'jotai'

/** The store that holds every atom of one page. */
export type Store = ReturnType<typeof createStore>
