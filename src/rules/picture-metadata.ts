/** Whether a picture tells more than it shows (spec 4, "Activity images"): a slip says nothing of the place where it was taken. */

/** What a browser writes of a picture by itself, and what readers need: everything else tells of something. */
const PNG_CHUNKS: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS bKGD gAMA cHRM sRGB iCCP sBIT pHYs cICP'.split(' '),
)
const PNG_SIGNATURE = 8

/**
 * Whether a PNG or JPEG holds what a camera or a program has noted in it: place, time, device, remarks, a small copy, or
 * anything behind its end. What can't be read to its end may hold all of that.
 */
export function holdsMetadata(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return bytes[0] === 0x89 ? pngHolds(view) : jpegHolds(view)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return true
  }
}

/** @throws RangeError where it is cut off */
function pngHolds(view: DataView): boolean {
  for (let at = PNG_SIGNATURE; ;) {
    const name = wordAt(view, at + 4, 4)
    if (!PNG_CHUNKS.has(name)) return true
    at += 12 + view.getUint32(at)
    if (name === 'IEND') return at !== view.byteLength
  }
}

/** Of what is noted for applications these alone are about the picture itself: by marker, how each begins. */
const JPEG_NOTES: Readonly<Record<number, string>> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' }
const START_OF_SCAN = 0xda
const END = 0xd9

/** @throws RangeError where it is cut off */
function jpegHolds(view: DataView): boolean {
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return true
    const marker = view.getUint8(at + 1)
    // Any number of these may stand before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === END) return at + 2 !== view.byteLength
    const length = view.getUint16(at + 2)
    if (isNote(marker) && !isOfPicture(view, at, marker, length)) return true
    at += 2 + length
    // Notes may stand between the scans of a picture as well.
    if (marker === START_OF_SCAN) at = afterScan(view, at)
  }
}

const isNote = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe

function isOfPicture(view: DataView, at: number, marker: number, length: number): boolean {
  const begins = JPEG_NOTES[marker]
  if (begins === undefined || wordAt(view, at + 4, begins.length) !== begins) return false
  // A small copy of the picture may follow, whose sides stand at the end.
  return marker !== 0xe0 || (length === 16 && view.getUint8(at + 16) === 0 && view.getUint8(at + 17) === 0)
}

/** Where the next marker stands: within a scan a byte of all ones is followed by a zero, or by a mark to begin anew. */
function afterScan(view: DataView, from: number): number {
  for (let at = from; ; at += 1) {
    if (view.getUint8(at) !== 0xff) continue
    const next = view.getUint8(at + 1)
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
}

const wordAt = (view: DataView, at: number, length: number): string =>
  Array.from({ length }, (_, each) => String.fromCharCode(view.getUint8(at + each))).join('')
