/** Sending pictures (spec 9: "images at most 5MB each and 3 per upload"). */
import { atom } from 'jotai'
import type { RequestOf } from '../api/transport/endpoint.ts'
import { beginUpload, LONGEST_PART, sendUploadPart, SHORTEST_PART } from '../api/uploads.ts'
import { pictureTypeOf } from '../rules/picture-file.ts'
import { holdsMetadata } from '../rules/picture-metadata.ts'
import { gatewayAtom } from './gateway.ts'

export type UploadPurpose = RequestOf<typeof beginUpload>['purpose']

/** How far a picture has come; kept by whoever sends it, so that sending it again goes on from there. */
export interface UploadProgress {
  id: string
  partSize: number
  /** Parts that the platform has. */
  sent: number
}

export interface Uploading {
  readonly purpose: UploadPurpose
  readonly bytes: Uint8Array
  /** What an earlier try has come to; `null` for the first. */
  readonly from: UploadProgress | null
  readonly signal: AbortSignal
  readonly onProgress: (progress: UploadProgress) => void
}

/**
 * Sends a picture, part after part.
 * @returns its id, by which other calls name it
 * @throws TypeError for what holds metadata; Failure of a call; `onProgress` has told what had arrived by then
 */
export const sendPictureAtom = atom(
  null,
  async (get, _set, { purpose, bytes, from, signal, onProgress }: Uploading): Promise<string> => {
    const gateway = get(gatewayAtom)
    const type = pictureTypeOf(bytes)
    if (type === null) throw new TypeError('only PNG and JPEG are sent')
    if (holdsMetadata(bytes)) throw new TypeError('a picture that tells more than it shows is not sent')
    const kind = type
    let progress = from ?? (await begin())
    onProgress(progress)
    while (progress.sent * progress.partSize < bytes.length) {
      const { id, partSize, sent } = progress
      const data = toBase64(bytes.subarray(sent * partSize, (sent + 1) * partSize))
      await gateway(sendUploadPart, { id, part: sent, data }, { signal })
      progress = { ...progress, sent: sent + 1 }
      onProgress(progress)
    }
    return progress.id

    async function begin(): Promise<UploadProgress> {
      const { id, partSize: said } = await gateway(beginUpload, { purpose, type: kind, size: bytes.length }, { signal })
      // Parts of no length would never come to an end.
      return { id, partSize: Math.min(Math.max(said, SHORTEST_PART), LONGEST_PART), sent: 0 }
    }
  },
)

/** As many bytes at once as a call takes arguments. */
const AT_ONCE = 0x2000

function toBase64(bytes: Uint8Array): string {
  let signs = ''
  for (let at = 0; at < bytes.length; at += AT_ONCE) signs += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE))
  return btoa(signs)
}
