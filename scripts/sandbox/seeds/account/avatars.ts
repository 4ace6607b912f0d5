/** The avatars that a player can choose. */
export const AVATARS = [
  'ember',
  'reef',
  'moss',
  'dusk',
  'slate',
  'coral',
  'sand',
  'plum',
  'frost',
  'jade',
  'wine',
  'night',
] as const
export type Avatar = (typeof AVATARS)[number]
