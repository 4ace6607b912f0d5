/** Forms without a library: the inputs keep their own text, this keeps what is wrong with it. */
import type { MessageDescriptor } from '@lingui/core'
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { afterPress } from './after-press.ts'
import { focusField } from './focus-field.ts'
import { nextField } from './next-field.ts'

export type Values<Name extends string> = Record<Name, string>
export type Errors<Name extends string> = Partial<Record<Name, MessageDescriptor>>

interface FormOptions<Name extends string> {
  /** Every field in the order of the page; the first wrong one gets the focus. */
  readonly names: readonly Name[]
  /** What is wrong; values come trimmed. */
  readonly validate: (values: Values<Name>) => Errors<Name>
  readonly submit: (values: Values<Name>, form: HTMLFormElement) => Promise<void>
}

export interface Form<Name extends string> {
  readonly errors: Errors<Name>
  /** What `submit` threw last. */
  readonly failure: unknown
  readonly busy: boolean
  /** Whether something was typed that is not sent. */
  readonly dirty: boolean
  readonly props: {
    readonly noValidate: true
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void
    readonly onBlur: (event: FormEvent<HTMLFormElement>) => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void
  }
}

/** Reads the named fields of a form, trimmed (spec 5: "Input is trimmed"); a field that is not there is empty. */
export function readValues<Name extends string>(data: FormData, names: readonly Name[]): Values<Name> {
  const entries = names.map((name) => {
    const value = data.get(name)
    return [name, typeof value === 'string' ? value.trim() : '']
  })
  // fromEntries forgets the names it was given.
  return Object.fromEntries(entries) as Values<Name>
}

/**
 * Errors show when a field that was typed into is left, or at sending, and from then on follow the typing.
 * A second sending while the first is under way is ignored; nothing typed is ever lost.
 */
export function useForm<Name extends string>({ names, validate, submit }: FormOptions<Name>): Form<Name> {
  const [errors, setErrors] = useState<Errors<Name>>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const [dirty, setDirty] = useState(false)
  const running = useRef(false)
  const typed = useRef(new Set<Name>())
  const watched = useRef(new Set<Name>())

  const check = (form: HTMLFormElement): Errors<Name> => {
    const all = validate(readValues(new FormData(form), names))
    const shown: Errors<Name> = {}
    for (const name of names) if (watched.current.has(name) && all[name]) shown[name] = all[name]
    setErrors(shown)
    return all
  }
  const nameOf = (event: FormEvent<HTMLFormElement>): Name | undefined => {
    // Events of inputs bubble to the form; a button has a name too, but is not listed.
    const { name } = event.target as HTMLInputElement
    return names.find((known) => known === name)
  }
  const send = async (form: HTMLFormElement): Promise<void> => {
    for (const name of names) watched.current.add(name)
    const wrong = check(form)
    const first = names.find((name) => wrong[name])
    if (first) {
      focusField(form, first)
      return
    }
    running.current = true
    setBusy(true)
    setFailure(null)
    try {
      await submit(readValues(new FormData(form), names), form)
      typed.current.clear()
      watched.current.clear()
      setDirty(false)
    } catch (error) {
      setFailure(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return {
    errors,
    failure,
    busy,
    dirty,
    props: {
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        if (!running.current) void send(event.currentTarget)
      },
      onInput: (event) => {
        const name = nameOf(event)
        if (name) {
          typed.current.add(name)
          // What the browser has filled in it fills in again; only what a person typed could be lost.
          if (event.target instanceof Element && !event.target.matches(':autofill')) setDirty(true)
        }
        // A field that has filled itself in tells so from the form: nobody typed, yet it may be right by now.
        if (name ? watched.current.has(name) : event.target === event.currentTarget) check(event.currentTarget)
      },
      onBlur: (event) => {
        const name = nameOf(event)
        if (!name || !typed.current.has(name)) return
        const form = event.currentTarget
        // A button that is being pressed stays where it is: sending checks everything anyway.
        afterPress(() => {
          if (running.current || !form.isConnected || !typed.current.has(name)) return
          watched.current.add(name)
          check(form)
        })
      },
      onKeyDown: (event) => {
        const next = event.key === 'Enter' && !event.nativeEvent.isComposing ? nextField(event.target) : null
        if (!next) return
        event.preventDefault()
        next.focus()
      },
    },
  }
}
