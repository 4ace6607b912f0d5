/** Pictures written anew by the browser: what a camera has noted in them (place, time, device) stays behind. */
import { PICTURE_LIMIT } from '../../../rules/figures.ts'
import { fitWithin, pictureTypeOf } from '../../../rules/picture-file.ts'
import { writePicture } from './write-picture.ts'

/** Why a file can't be sent. */
export type PictureProblem = 'too-large' | 'no-picture' | 'broken' | 'tells-more'

/** How the picture lies in what is sent: as it is, or whole within a square, with nothing cut off. */
export type PictureFit = 'whole' | 'square'

export interface Reencoded {
  readonly bytes: Uint8Array
  /** A small copy to look at, as a data address: the site's policy lets no other address of a file be shown. */
  readonly preview: string
}

/** The longer side in pixels: small print on a slip stays legible. */
const LONGEST_SIDE: Readonly<Record<PictureFit, number>> = { whole: 2400, square: 512 }
const PREVIEW_SIDE = 192

/** @returns the picture written anew, or why it can't be */
export async function reencode(file: Blob, fit: PictureFit): Promise<Reencoded | { readonly problem: PictureProblem }> {
  if (file.size > PICTURE_LIMIT) return { problem: 'too-large' }
  const type = pictureTypeOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  if (type === null) return { problem: 'no-picture' }
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return { problem: 'broken' }
  }
  try {
    const canvas = draw(picture, fit, LONGEST_SIDE[fit])
    // A square has clear edges beside a picture that is none.
    const written = await writePicture(canvas, fit === 'square' ? 'image/png' : type)
    if ('problem' in written) return written
    return { ...written, preview: draw(picture, fit, PREVIEW_SIDE).toDataURL('image/png') }
  } finally {
    picture.close()
  }
}

function draw(picture: ImageBitmap, fit: PictureFit, most: number): HTMLCanvasElement {
  const inner = fitWithin(picture.width, picture.height, most)
  const side = Math.max(inner.width, inner.height)
  const { width, height } = fit === 'square' ? { width: side, height: side } : inner
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, (width - inner.width) / 2, (height - inner.height) / 2, inner.width, inner.height)
  return canvas
}
