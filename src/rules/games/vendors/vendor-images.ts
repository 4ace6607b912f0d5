/** Where vendors' pictures are (spec 3, "Vendor codes seen": three folders under a shared image base). */

const FOLDERS = {
  icon: 'VENDOR_ICON_SMALL',
  line: 'RNG_LIST_VENDOR',
  tile: 'SUBMENU_IMG/STYLE1',
} as const

/** `icon`: the symbol, square. `line`: symbol and name side by side. `tile`: both on the vendor's own ground, 8 by 5. */
export type VendorImage = keyof typeof FOLDERS

/** The shared image base on the page's own origin, where the brand names no other. Spec: not shown. */
export const IMAGE_BASE = '/img'

/**
 * The address of a vendor's picture, an SVG.
 * @param code the vendor's code, which the wire calls `vassalage`
 * @param options `mono`: one black shape, to be laid over a colour as a mask; in the vendor's colours unless asked for.
 * `base`: where the folders are, without a slash at its end
 * @returns `null` for a code that could be read as more than a file's name
 */
export function vendorImage(
  code: string,
  image: VendorImage,
  { mono = false, base = IMAGE_BASE }: { readonly mono?: boolean; readonly base?: string | undefined } = {},
): string | null {
  if (!/^\w+$/.test(code)) return null
  return `${base}/${FOLDERS[image]}/${code}${mono ? '-mono' : ''}.svg`
}
