/** Pictures that members send: taken in parts, and looked at once they are whole. */
import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import { pictureTypeOf } from '../../../src/rules/picture-file.ts'
import { holdsMetadata } from '../../../src/rules/picture-metadata.ts'
import { Refused } from '../answers.ts'
import { IMAGES } from '../site/images.ts'
import { signedIn, type Services } from '../context.ts'
import type * as calls from '../../../src/api/uploads.ts'
import type { Answers } from '../contract.ts'
import type { SandboxEnv } from '../mount.ts'
import type { Member } from '../store/account/members.ts'
import type { Upload } from '../store/money/uploads.ts'

/** Bytes of a part. */
export const PART_SIZE = 128 * 1024

/** What is told of a picture that there is not, or that was sent for something else. */
const NO_SUCH_PICTURE = 'picture not found'

export const uploads = {
  beginUpload: ({ purpose, type, size }, context) => {
    const { store, now } = context
    const id = randomBytes(16).toString('hex')
    store.uploads.begin({ id, member: signedIn(context).id, purpose, type, size, at: now() })
    return { id, partSize: PART_SIZE }
  },

  sendUploadPart: ({ id, part, data }, context) => {
    const { uploads: kept } = context.store
    const upload = kept.byId(id)
    if (upload?.member !== signedIn(context).id) throw new Refused(NO_SUCH_PICTURE, { field: 'id' })
    if (upload.whole) return { whole: true }
    kept.keepPart(id, part, readPart(upload, part, data))
    const all = kept.bytesOf(id)
    if (all.length < upload.size) return { whole: false }
    const problem = wrongWith(upload, all)
    if (problem !== null) {
      kept.drop(id)
      throw new Refused(problem, { field: 'data' })
    }
    kept.finish(id)
    return { whole: true }
  },
} satisfies Answers<typeof calls>

/** @throws Refused for a part that the picture does not have, or of another length */
function readPart({ size }: Upload, part: number, data: string): Buffer {
  const bytes = Buffer.from(data, 'base64')
  const left = size - part * PART_SIZE
  if (left <= 0 || bytes.length !== Math.min(left, PART_SIZE)) throw new Refused('wrong part', { field: 'part' })
  return bytes
}

/** What is wrong with a picture that has come, `null` for nothing. */
function wrongWith({ type }: Upload, bytes: Uint8Array): string | null {
  if (pictureTypeOf(bytes) !== type) return 'not a picture of this type'
  // Where a picture was taken is nobody's business; the client writes each anew, so that none is left.
  return holdsMetadata(bytes) ? 'the picture holds metadata' : null
}

/**
 * Checks the pictures that a call names: whole, the member's own, sent for this, none twice.
 * @param field of the payload that names them
 * @throws Refused
 */
export function checkUploads(
  { store }: Pick<Services, 'store'>,
  member: Member,
  ids: readonly string[],
  purpose: string,
  field: string,
): void {
  const known = ids.every((id) => {
    const upload = store.uploads.byId(id)
    return upload?.whole === true && upload.member === member.id && upload.purpose === purpose
  })
  if (!known || new Set(ids).size < ids.length) throw new Refused(NO_SUCH_PICTURE, { field })
}

/** What pictures are shown for; slips and proofs are the operator's alone. */
const SHOWN: readonly string[] = ['avatar', 'chat']

/** Where a picture is shown: nobody guesses its id, and who is told it may see the picture. */
export const uploadAddress = (origin: string, id: string): string => `${origin}${IMAGES}/uploads/${id}`

/** Adds the pictures that are shown. */
export function addUploads(app: Hono<SandboxEnv>, { store }: Services): void {
  app.get(`${IMAGES}/uploads/:id`, ({ req, notFound }) => {
    const upload = store.uploads.byId(req.param('id'))
    if (!upload?.whole || !SHOWN.includes(upload.purpose)) return notFound()
    return new Response(new Uint8Array(store.uploads.bytesOf(upload.id)), {
      headers: {
        'content-type': upload.type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    })
  })
}
