import { atom } from 'jotai'

export interface Toast {
  readonly id: number
  readonly tone: 'good' | 'bad' | 'info'
  readonly text: string
}

const held = atom<readonly Toast[]>([])
let last = 0

export const toastsAtom = atom((get) => get(held))

/** Shows a short message; a live region reads it out. */
export const showToastAtom = atom(null, (_get, set, tone: Toast['tone'], text: string) => {
  last += 1
  const id = last
  set(held, (toasts) => [...toasts.slice(-2), { id, tone, text }])
})

export const dismissToastAtom = atom(null, (_get, set, id: number) => {
  set(held, (toasts) => toasts.filter((toast) => toast.id !== id))
})
