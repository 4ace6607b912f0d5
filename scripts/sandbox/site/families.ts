/** The languages that the sandbox's own texts exist in, by the names of their catalogues. */
export const FAMILIES = ['en', 'es', 'zh-Hans', 'vi', 'id', 'th'] as const
/** One of them, or a region's form of one. */
export type ContentLanguage = (typeof FAMILIES)[number] | 'es-AR'
