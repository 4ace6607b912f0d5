import { deflateSync } from 'node:zlib'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { holdsMetadata } from './picture-metadata.ts'

const picture = (side = 24) => sharp({ create: { width: side, height: side, channels: 3, background: '#345' } })
const noise = sharp(Buffer.from(Array.from({ length: 48 * 48 * 3 }, (_, at) => (at * 7919) % 251)), {
  raw: { width: 48, height: 48, channels: 3 },
})

const u16 = (value: number): number[] => [value >> 8, value & 255]
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)]
const signs = (text: string): number[] => [...Buffer.from(text, 'latin1')]

/** A segment of a JPEG. */
const segment = (marker: number, data: readonly number[]): number[] => [0xff, marker, ...u16(data.length + 2), ...data]
/** A chunk of a PNG; what checks it is nobody's business here. */
const chunk = (name: string, data: readonly number[]): number[] => [
  ...u32(data.length),
  ...signs(name),
  ...data,
  ...u32(0),
]
const insert = (bytes: Uint8Array, at: number, what: readonly number[]): Uint8Array =>
  Uint8Array.from([...bytes.subarray(0, at), ...what, ...bytes.subarray(at)])

const png = new Uint8Array(await picture().png().toBuffer())
const jpeg = new Uint8Array(await picture().jpeg().toBuffer())
/** Where the first chunk behind the head begins. */
const BEHIND_HEAD = 33

const bytesOf = fc.array(fc.nat({ max: 255 }), { maxLength: 40 })

describe('a picture that shows itself alone', () => {
  test.each([
    ['a PNG', picture().png()],
    ['a PNG with a palette', picture().png({ palette: true })],
    ['a JPEG', picture().jpeg()],
    ['a JPEG of many scans', noise.clone().jpeg({ progressive: true })],
    ['a JPEG that begins anew within its scan', noise.clone().jpeg({ quality: 100, chromaSubsampling: '4:4:4' })],
    ['a JPEG with a colour profile', picture().jpeg().withIccProfile('p3')],
  ])('%s holds nothing', async (_, made) => {
    expect(holdsMetadata(new Uint8Array(await made.toBuffer()))).toBe(false)
  })
})

describe('a picture that tells more', () => {
  test.each([
    [
      'where it was taken',
      picture()
        .jpeg()
        .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } }),
    ],
    [
      'the same in a PNG',
      picture()
        .png()
        .withExif({ IFD0: { Copyright: 'somebody' } }),
    ],
    ['a program’s notes', picture().jpeg().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')],
    ['the same in a PNG', picture().png().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')],
  ])('%s', async (_, made) => {
    expect(holdsMetadata(new Uint8Array(await made.toBuffer()))).toBe(true)
  })

  test.each(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'prVt'])('a PNG with %s (property)', (name) => {
    fc.assert(
      fc.property(bytesOf, (data) => {
        expect(holdsMetadata(insert(png, BEHIND_HEAD, chunk(name, data)))).toBe(true)
        expect(holdsMetadata(insert(png, png.length - 12, chunk(name, [...deflateSync(Buffer.from(data))])))).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  test('a JPEG with any application’s note or a remark, wherever it stands (property)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0xe0, 0xe1, 0xe2, 0xe3, 0xed, 0xee, 0xef, 0xfe),
        bytesOf,
        fc.boolean(),
        (marker, data, first) => {
          expect(holdsMetadata(insert(jpeg, first ? 2 : jpeg.length - 2, segment(marker, data)))).toBe(true)
        },
      ),
      { numRuns: 100 },
    )
  })

  test('a note for colours or sizes that holds something else', () => {
    for (const data of [signs('JFXX\0\u0010'), [...signs('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 1, 1, 9, 9, 9]])
      expect(holdsMetadata(insert(jpeg, 2, segment(0xe0, data)))).toBe(true)
    expect(holdsMetadata(insert(jpeg, 2, segment(0xe2, signs('MPF\0II*\0'))))).toBe(true)
  })

  test('anything behind its end (property)', () => {
    fc.assert(
      fc.property(fc.constantFrom(png, jpeg), fc.array(fc.nat({ max: 255 }), { minLength: 1 }), (bytes, more) => {
        expect(holdsMetadata(insert(bytes, bytes.length, more))).toBe(true)
      }),
    )
  })
})

test('what is cut off may hold anything, and whatever comes is answered (property)', () => {
  fc.assert(
    fc.property(fc.constantFrom(png, jpeg), fc.nat(), (bytes, cut) => {
      expect(holdsMetadata(bytes.subarray(0, cut % bytes.length))).toBe(true)
    }),
  )
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.constantFrom(png, jpeg), (bytes, begin) => {
      expect(holdsMetadata(Uint8Array.from([...begin.subarray(0, 8), ...bytes]))).toBeTypeOf('boolean')
    }),
  )
})
