import { QR_SIZE } from '../../../rules/figures.ts'
import { TOUCH } from '../../../ui/layout/media.ts'
import { saveFile } from '../../../ui/actions/save-file.ts'
import { qrPath } from './qr-path.ts'

/** Sharp enough for any reader, in pixels. */
const PIXELS = 4 * QR_SIZE

/** Hands a QR code to another app of the device, or saves it where that can't be done or is not wanted. */
export async function shareCode(value: string, name: string): Promise<void> {
  const blob = await drawCode(value)
  if (!blob) return
  const files = [new File([blob], name, { type: blob.type })]
  if (matchMedia(TOUCH).matches && navigator.canShare?.({ files })) {
    const shared = await navigator.share({ files }).then(
      () => true,
      // Whoever closed the list of apps wants neither.
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    )
    if (shared) return
  }
  saveFile(blob, name)
}

/** @returns `null` where the browser draws nothing */
function drawCode(value: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = PIXELS
  canvas.height = PIXELS
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, PIXELS, PIXELS)
  pen.scale(PIXELS / QR_SIZE, PIXELS / QR_SIZE)
  pen.fillStyle = '#000'
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- what is filled is a canvas, no array
  pen.fill(new Path2D(qrPath(value)))
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
}
