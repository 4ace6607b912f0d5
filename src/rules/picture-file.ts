/** Pictures that members send: "PNG or JPG only, at most 5 MB each, at most 3 per upload" (spec 4, "Activity images"; spec 9). */

export const PICTURE_TYPES = ['image/png', 'image/jpeg'] as const
export type PictureType = (typeof PICTURE_TYPES)[number]

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]

/** What a file is by how it begins, whatever its name says; `null` for neither PNG nor JPEG. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const begins = (magic: readonly number[]): boolean => magic.every((byte, at) => bytes[at] === byte)
  return begins(PNG) ? 'image/png' : begins(JPEG) ? 'image/jpeg' : null
}

/**
 * How large to draw a picture so that its longer side is no more than `most`.
 * @returns whole pixels, at least one each way
 */
export function fitWithin(width: number, height: number, most: number): { width: number; height: number } {
  const scale = Math.min(1, most / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
