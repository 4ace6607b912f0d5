/** The server's banners, as the home page's carousel shows them (spec 7, "Announcements": banners). */
import { queryOptions } from '@tanstack/react-query'
import type { BundledBrand } from '../../brand/bundle.ts'
import type { Execution } from '../../rules/content/announcements.ts'
import { announcementsQuery, type Announcements } from './announcements.ts'
import { linkUrl, type GuardedLink } from '../site/links/links.ts'
import { pictureUrl } from '../site/pictures.ts'

export interface Banner {
  readonly id: string
  readonly title: string
  /** One line below the title; may be empty. */
  readonly line: string
  readonly src: string
  /** Empty where the picture comes in one width. */
  readonly srcSet: string
  /** Where it leads, or `null`. */
  readonly link: GuardedLink | null
}

type WireBanner = Announcements['banners'][number]
type Origins = Pick<BundledBrand, 'origins'>

/** The banners that this visitor is shown, in the server's order; those whose picture can't be trusted are left out. */
export const bannersQuery = (brand: Origins, language: string, execution: Execution) =>
  queryOptions({
    ...announcementsQuery(language, execution),
    select: ({ banners }: Announcements) => banners.flatMap((banner) => readBanner(banner, brand) ?? []),
  })

function readBanner(
  { id, title, subtitle, imageUrl, images, linkUrl: target }: WireBanner,
  brand: Origins,
): Banner | null {
  const src = pictureUrl(imageUrl, brand)
  if (src === undefined) return null
  const widths = images.flatMap(({ url, width }) => {
    const address = pictureUrl(url, brand)
    return address === undefined ? [] : [`${address} ${width}w`]
  })
  return { id, title, line: subtitle, src, srcSet: widths.join(', '), link: linkUrl(target, brand) }
}
