import { useAtomValue } from 'jotai'
import { VendorMark } from '../../parts/games/vendor-mark/vendor-mark.tsx'
import type { Game } from '../../rules/games/game.ts'
import type { Vendor } from '../../rules/games/vendors/vendors.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { pictureUrl } from '../../state/site/pictures.ts'
import { RemotePicture } from '../../ui/media/remote-picture.tsx'
import * as css from './stage-art.css.ts'
import type { StagePresentation } from './use-stage-presentation.ts'

/** As many covers as a stage has room for. */
const COVERS = 3
/** The side of the server's large picture, in pixels. */
const SIDE = 480

interface StageArtProps {
  readonly vendor: Vendor
  /** `undefined` while they are not known. */
  readonly games: readonly Game[] | undefined
  readonly look: StagePresentation
}

/** The covers of what is played most, before a ground of the same colours; the vendor's own tile where there are none. */
export function StageArt({ vendor: { code, name }, games, look }: StageArtProps) {
  const brand = useAtomValue(brandAtom)
  const covers = [...new Set(games?.flatMap((game) => pictureUrl(game.picture, brand) ?? []))].slice(0, COVERS)
  const [first] = covers
  return (
    <div aria-hidden className={css.art[look]}>
      {first !== undefined && look !== 'line' && (
        <RemotePicture src={first} width={SIDE} height={SIDE} alt="" className={css.ground} fallback={null} />
      )}
      <div className={css.covers[look]}>
        {games &&
          covers.map((cover) => (
            <span key={cover} className={css.pictures[look]}>
              <RemotePicture
                src={cover}
                width={SIDE}
                height={SIDE}
                alt=""
                fallback={<VendorMark code={code} name={name} />}
              />
            </span>
          ))}
        {games && covers.length === 0 && (
          <span className={css.tiles[look]}>
            <VendorMark code={code} name={name} image="tile" />
          </span>
        )}
      </div>
    </div>
  )
}
