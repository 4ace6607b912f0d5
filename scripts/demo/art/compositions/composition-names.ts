/** What compositions there are; themes leave out those that their things are too plain for. */
export const COMPOSITION_NAMES = [
  'emblem',
  'diagonal',
  'pattern',
  'landscape',
  'stillLife',
  'poster',
  'silhouette',
  'window',
  'trio',
  'closeUp',
  'liveTable',
] as const

export type CompositionName = (typeof COMPOSITION_NAMES)[number]
