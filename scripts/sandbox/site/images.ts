/** Where pictures are, on the sandbox's own origin. Each address changes with what its picture is made from. */
import type { Context } from '../context.ts'
import type { Demo } from '../demo-port.ts'
import type { BannerKey } from '../seeds/content/banners.ts'
import type { Game } from '../seeds/games/games.ts'
import type { GoodKey } from '../seeds/rewards/goods.ts'
import { numberOf } from '../seeds/random.ts'

/** All of them stand below it. */
export const IMAGES = '/img'

/** The widths that pictures are served in, in pixels. */
export const COVER_WIDTHS = [240, 480] as const
export const BANNER_WIDTHS = [720, 1080, 1440] as const

/** Heights of covers by shape, as a part of the width. */
export const COVER_SHAPES = { square: 1, portrait: 4 / 3 } as const
export type CoverShape = keyof typeof COVER_SHAPES

/** What a cover is drawn from. */
export type CoverGame = Pick<Game, 'gameId' | 'gameName' | 'vassalage' | 'category' | 'motif'>

/** Whose pictures. */
type Drawn = { readonly demo: { readonly pictures: Pick<Demo['pictures'], 'version'> } }
/** Whose pictures, and where; a path alone where no origin is given. */
type Shown = Drawn & Partial<Pick<Context, 'origin'>>

/** Changes with the drawing code and with what a game's cover is drawn from. */
export const coverVersion = ({ demo }: Drawn, { gameId, gameName, vassalage, motif }: CoverGame): string =>
  `${demo.pictures.version}${numberOf([gameId, gameName, vassalage, motif].join('/')).toString(36)}`

/** @param width one of `COVER_WIDTHS` */
export const coverAddress = (
  { demo, origin = '' }: Shown,
  game: CoverGame,
  width: (typeof COVER_WIDTHS)[number],
  shape: CoverShape = 'square',
): string =>
  `${origin}${IMAGES}/covers/${coverVersion({ demo }, game)}/${game.gameId}-${width}x${width * COVER_SHAPES[shape]}.avif`

/** A banner of a merchant. @param merchant its id @param width one of `BANNER_WIDTHS` */
export const bannerAddress = ({ demo, origin = '' }: Shown, merchant: string, key: BannerKey, width: number): string =>
  `${origin}${IMAGES}/banners/${demo.pictures.version}/${merchant}/${key}-${width}.avif`

/** A good of the points mall. @param merchant its id */
export const goodAddress = ({ demo, origin = '' }: Shown, merchant: string, key: GoodKey): string =>
  `${origin}${IMAGES}/goods/${demo.pictures.version}/${merchant}/${key}.svg`

/** @param avatar one of `seeds/account/avatars.ts` */
export const avatarAddress = ({ demo, origin = '' }: Shown, avatar: string): string =>
  `${origin}${IMAGES}/avatars/${demo.pictures.version}/${avatar}.webp`
