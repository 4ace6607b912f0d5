/** Which of a brand's pictures the home page begins with: the page asks for it at once, and the hero shows the same. */
import type { BundledBrand, BundledPicture } from './bundle.ts'

export interface FirstPicture {
  readonly picture: BundledPicture
  /** On phones; the same one without it. */
  readonly phone?: BundledPicture | undefined
}

/** A plate is ink in light pages as well. */
const inInk = (picture: BundledPicture): BundledPicture => {
  const { dark, ...light } = picture
  return dark ? { ...light, ...dark } : picture
}

/** A frame is wider than high at every width, so the upright picture is for those that bleed. */
export function firstPicture({
  layout,
  heroPicture,
  heroPhone,
}: Pick<BundledBrand, 'layout' | 'heroPicture' | 'heroPhone'>): FirstPicture {
  const drawn = layout.offers === 'plate' ? inInk : (picture: BundledPicture) => picture
  const phone = layout.hero === 'split' ? heroPhone : undefined
  return { picture: drawn(heroPicture), phone: phone && drawn(phone) }
}
