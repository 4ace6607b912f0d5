import { atom } from 'jotai'

export interface Toast {
  readonly id: number
  readonly tone: 'good' | 'bad' | 'info'
  readonly text: string
  /** What can be done about it, such as taking it back. */
  readonly action?: ToastAction | undefined
}

export interface ToastAction {
  readonly label: string
  readonly run: () => void
}

const held = atom<readonly Toast[]>([])
let last = 0

export const toastsAtom = atom((get) => get(held))

/** Shows a short message; a live region reads it out. */
export const showToastAtom = atom(null, (_get, set, tone: Toast['tone'], text: string, action?: ToastAction) => {
  last += 1
  const id = last
  set(held, (toasts) => [...toasts.slice(-2), { id, tone, text, action }])
})

export const dismissToastAtom = atom(null, (_get, set, id: number) => {
  set(held, (toasts) => toasts.filter((toast) => toast.id !== id))
})
