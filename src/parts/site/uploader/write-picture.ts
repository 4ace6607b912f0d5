/** A drawn picture as a file that is small enough and tells nothing beside what it shows. */
import { PICTURE_LIMIT } from '../../../rules/figures.ts'
import { type PictureType } from '../../../rules/picture-file.ts'
import { holdsMetadata } from '../../../rules/picture-metadata.ts'

const JPEG: PictureType = 'image/jpeg'
/** Tried one after the other until the picture is small enough. */
const QUALITIES = [0.9, 0.75, 0.5]

/**
 * Writes what was drawn: where one way gives too large a file, or one in which the browser has noted something, by the next.
 * @returns its bytes, or why none may be sent
 */
export async function writePicture(
  canvas: Pick<HTMLCanvasElement, 'toBlob'>,
  type: PictureType,
): Promise<{ readonly bytes: Uint8Array } | { readonly problem: 'too-large' | 'tells-more' }> {
  const tries: readonly { readonly as: PictureType; readonly quality?: number }[] = [
    ...(type === 'image/png' ? [{ as: type }] : []),
    ...QUALITIES.map((quality) => ({ as: JPEG, quality })),
  ]
  let problem: 'too-large' | 'tells-more' = 'too-large'
  for (const { as, quality } of tries) {
    const blob = await new Promise<Blob | null>((tell) => canvas.toBlob(tell, as, quality))
    if (!blob || blob.size > PICTURE_LIMIT) continue
    const bytes = new Uint8Array(await blob.arrayBuffer())
    if (!holdsMetadata(bytes)) return { bytes }
    problem = 'tells-more'
  }
  return { problem }
}
