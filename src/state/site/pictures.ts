import type { BundledBrand } from '../../brand/bundle.ts'
import { guardUrl } from '../../rules/site/url-guard.ts'

/**
 * The address of a picture that the server names: of a game, a banner, a QR code.
 * @returns `undefined` when it is on no host that the brand shows pictures from
 */
export function pictureUrl(address: string, { origins }: Pick<BundledBrand, 'origins'>): string | undefined {
  return guardUrl(address, { kind: 'image', origins: origins.images, self: location.origin })?.href
}
