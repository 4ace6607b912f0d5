/** A picture that a member sends: the canvas that writes pictures anew is the browser's, and there is none here. */
import { onTestFinished, vi } from 'vitest'

/** A document without a canvas writes no pictures: here the browser writes each as this file. */
function writePicturesAs(file: Blob): void {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 1, height: 1, close: () => undefined }))
  const { prototype } = HTMLCanvasElement
  vi.spyOn(prototype, 'getContext').mockReturnValue({ drawImage: () => undefined } as never)
  vi.spyOn(prototype, 'toBlob').mockImplementation((tell) => tell(file))
  vi.spyOn(prototype, 'toDataURL').mockReturnValue('data:,')
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}

/** The shortest file that is a PNG, its signature and its end; whatever is written anew in this test comes out as it. */
export function pictureFile(): File {
  const png = Buffer.from('\x89PNG\r\n\x1A\n\0\0\0\0IEND\xAE\x42\x60\x82', 'latin1')
  const file = new File([png], 'slip.png', { type: 'image/png' })
  writePicturesAs(file)
  return file
}
