import { useAtomValue } from 'jotai'
import { vendorImage, type VendorImage } from '../../../rules/games/vendors/vendor-images.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { RemotePicture } from '../../../ui/media/remote-picture.tsx'
import * as css from './vendor-mark.css.ts'

/** Proportions alone; the place around it says how large it is. */
const SHAPES: Readonly<Record<VendorImage, readonly [width: number, height: number]>> = {
  icon: [64, 64],
  line: [160, 64],
  tile: [160, 100],
}

interface VendorMarkProps {
  /** The vendor's code. */
  readonly code: string
  readonly name: string
  readonly image?: VendorImage
  /** Where no words beside it say the name. */
  readonly named?: boolean
}

/** A vendor's mark, as large as its place; its name in letters where the mark does not come. */
export function VendorMark({ code, name, image = 'icon', named = false }: VendorMarkProps) {
  const { imageBase } = useAtomValue(brandAtom).origins
  const [width, height] = SHAPES[image]
  return (
    <RemotePicture
      src={vendorImage(code, image, { base: imageBase }) ?? undefined}
      width={width}
      height={height}
      alt={named ? name : ''}
      className={css.image[image]}
      fallback={
        <span className={css.letters} aria-hidden={!named}>
          {name}
        </span>
      }
    />
  )
}
