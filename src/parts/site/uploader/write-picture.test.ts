import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PICTURE_LIMIT } from '../../../rules/figures.ts'
import { writePicture } from './write-picture.ts'

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } })
const png = await picture.png().toBuffer()
const jpeg = await picture.jpeg().toBuffer()
const noted = await picture
  .jpeg()
  .withExif({ IFD0: { Copyright: 'somebody' } })
  .toBuffer()
const notedPng = await picture.png().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').toBuffer()
const large = Buffer.alloc(PICTURE_LIMIT + 1)

/** A canvas that writes these, one a time. */
function canvasOf(...files: readonly Buffer[]) {
  const asked: (readonly [type: string | undefined, quality: unknown])[] = []
  const toBlob: HTMLCanvasElement['toBlob'] = (tell, type, quality) => {
    const file = files[asked.length]
    asked.push([type, quality])
    tell(file ? new Blob([new Uint8Array(file)]) : null)
  }
  return { toBlob, asked }
}

test('the first file that is small enough and tells nothing is taken', async () => {
  const canvas = canvasOf(png)
  expect(await writePicture(canvas, 'image/png')).toEqual({ bytes: new Uint8Array(png) })
  expect(canvas.asked).toEqual([['image/png', undefined]])
})

test('what the browser has noted in a file is not sent: it is written once more', async () => {
  const canvas = canvasOf(notedPng, noted, jpeg)
  expect(await writePicture(canvas, 'image/png')).toEqual({ bytes: new Uint8Array(jpeg) })
  expect(canvas.asked).toEqual([
    ['image/png', undefined],
    ['image/jpeg', 0.9],
    ['image/jpeg', 0.75],
  ])
})

test('where each tells more or is too large, none is sent, and why is said', async () => {
  expect(await writePicture(canvasOf(noted, noted, noted), 'image/jpeg')).toEqual({ problem: 'tells-more' })
  expect(await writePicture(canvasOf(large, large, noted), 'image/jpeg')).toEqual({ problem: 'tells-more' })
  expect(await writePicture(canvasOf(large, large, large, large), 'image/png')).toEqual({ problem: 'too-large' })
  expect(await writePicture(canvasOf(), 'image/png')).toEqual({ problem: 'too-large' })
})
