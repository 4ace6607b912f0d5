import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { Refusal } from '../../../rules/failure.ts'
import { MOST_PICTURES } from '../../../rules/figures.ts'
import { sendPictureAtom, type UploadProgress, type UploadPurpose } from '../../../state/uploads.ts'
import { reencode, type PictureFit, type PictureProblem } from './reencode.ts'

/** A picture that was chosen, and how far it is. */
export interface UploadItem {
  readonly key: number
  readonly name: string
  /** A data address; empty while the picture is written anew. */
  readonly preview: string
  readonly state: 'preparing' | 'sending' | 'done' | 'failed' | 'refused'
  /** 0 to 1. */
  readonly progress: number
  /** By which calls name it, once it has arrived. */
  readonly id: string
  /** Why it did not arrive, of `failed`: it can be sent again. */
  readonly failure: unknown
  /** Why it can't be sent at all, of `refused`. */
  readonly problem: PictureProblem | null
}

export interface Uploads {
  readonly items: readonly UploadItem[]
  /** Of those that have arrived, in the order in which they were chosen. */
  readonly ids: readonly string[]
  /** Something is on its way, or has not arrived: what names the pictures has to wait. */
  readonly isOpen: boolean
  /** How many more may be chosen. */
  readonly room: number
  /** Whether more were chosen last than there was room for. */
  readonly tooMany: boolean
  readonly add: (files: readonly File[]) => void
  /** Stops what is under way, and takes the picture out. */
  readonly remove: (key: number) => void
  /** Sends one that failed, from where it was. */
  readonly retry: (key: number) => void
  readonly clear: () => void
}

interface UploadOptions {
  readonly fit?: PictureFit
  readonly most?: number
  readonly onArrived?: (id: string) => void
}

interface Work {
  readonly stop: AbortController
  readonly file: File
  bytes?: Uint8Array
  progress: UploadProgress | null
}

let lastKey = 0

/**
 * Pictures that a form collects (spec 9: "images at most 5MB each and 3 per upload"): each is written anew and sent as soon
 * as it is chosen.
 * @param options `most`: how many at once; `onArrived` is told the id of each
 */
export function useUploads(
  purpose: UploadPurpose,
  { fit = 'whole', most = MOST_PICTURES, onArrived }: UploadOptions = {},
): Uploads {
  const send = useSetAtom(sendPictureAtom)
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const [tooMany, setTooMany] = useState(false)
  const works = useRef(new Map<number, Work>())
  // What is chosen twice before a picture is drawn counts as well.
  const taken = useRef(0)

  const change = (key: number, what: Partial<UploadItem>): void =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...what } : item)))

  const run = async (key: number, work: Work): Promise<void> => {
    const { signal } = work.stop
    try {
      if (!work.bytes) {
        const written = await reencode(work.file, fit)
        if (signal.aborted) return
        if ('problem' in written) return change(key, { state: 'refused', problem: written.problem })
        work.bytes = written.bytes
        change(key, { preview: written.preview })
      }
      const { bytes } = work
      change(key, { state: 'sending', failure: null })
      const id = await send({
        purpose,
        bytes,
        from: work.progress,
        signal,
        onProgress: (progress) => {
          work.progress = progress
          change(key, { progress: Math.min(1, (progress.sent * progress.partSize) / bytes.length) })
        },
      })
      change(key, { state: 'done', progress: 1, id })
      onArrived?.(id)
    } catch (failure) {
      // What the platform does not know any more is sent from the beginning.
      if (failure instanceof Refusal) work.progress = null
      if (!signal.aborted) change(key, { state: 'failed', failure })
    }
  }

  const remove = (key: number): void => {
    const work = works.current.get(key)
    if (!work) return
    work.stop.abort()
    works.current.delete(key)
    taken.current -= 1
    setTooMany(false)
    setItems((all) => all.filter((item) => item.key !== key))
  }
  const add = (files: readonly File[]): void => {
    // A picture that can't be sent has said why; another one takes its place.
    for (const { key, state } of items) if (state === 'refused') remove(key)
    const room = most - taken.current
    setTooMany(files.length > room)
    for (const file of files.slice(0, room)) {
      lastKey += 1
      const key = lastKey
      const work: Work = { stop: new AbortController(), file, progress: null }
      taken.current += 1
      works.current.set(key, work)
      const blank = { preview: '', progress: 0, id: '', failure: null, problem: null }
      setItems((all) => [...all, { ...blank, key, name: file.name, state: 'preparing' }])
      void run(key, work)
    }
  }
  useEffect(() => {
    const all = works.current
    return () => {
      for (const { stop } of all.values()) stop.abort()
    }
  }, [])
  return {
    items,
    ids: items.flatMap(({ state, id }) => (state === 'done' ? [id] : [])),
    isOpen: items.some(({ state }) => state !== 'done' && state !== 'refused'),
    room: most - items.filter(({ state }) => state !== 'refused').length,
    tooMany,
    add,
    remove,
    retry: (key) => {
      const work = works.current.get(key)
      if (work) void run(key, work)
    },
    clear: () => {
      for (const key of works.current.keys()) remove(key)
    },
  }
}
