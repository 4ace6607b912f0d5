/** Forms without a library: the inputs keep their own text, this keeps what is wrong with it. */
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react'
import { afterPress } from './after-press.ts'
import { focusField } from './focus-field.ts'
import { nextField } from './next-field.ts'

export type Values<Name extends string> = Record<Name, string>
export type Errors<Name extends string> = Partial<Record<Name, MessageDescriptor>>

export interface FormOptions<Name extends string> {
  /** Every field in the order of the page; the first wrong one gets the focus. */
  readonly names: readonly Name[]
  /** What is wrong; values come trimmed. */
  readonly validate: (values: Values<Name>) => Errors<Name>
  readonly submit: (values: Values<Name>, form: HTMLFormElement) => Promise<void>
  /** The field that a failure is about, and what is said there; `null` where it stands in the form, as all do unless given. */
  readonly placeFailure?: (failure: unknown) => { readonly name: Name; readonly words: string } | null
  /** Brings a field into sight before it takes the focus, where it may stand in another step. */
  readonly reveal?: ((name: Name) => void) | undefined
  /** What else follows the typing, such as the number that a code goes to. */
  readonly onType?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
}

export interface FormState<Name extends string> {
  readonly element: RefObject<HTMLFormElement | null>
  /** What is wrong with a field: as judged here, or as it was refused. */
  readonly errorOf: (name: Name) => string | undefined
  /** Judges some of the fields, as before another step; the first wrong one gets the focus. */
  readonly passes: (some: readonly Name[]) => boolean
  /** Begins anew with a field that the form itself has emptied: nobody has left it empty yet. */
  readonly forget: (name: Name) => void
  /** What `submit` threw last and stands at no field. */
  readonly failure: unknown
  /** Tells of a failure from elsewhere, such as a dialog, or with `null` of none any more. */
  readonly setFailure: (failure: unknown) => void
  readonly busy: boolean
  /** Whether something was typed that is not sent. */
  readonly dirty: boolean
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>
    /** What is typed never gets into the address, also where no script runs any more. */
    readonly method: 'post'
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
 * A second sending while the first is under way is ignored; nothing typed is ever lost. A field that is refused takes the
 * focus, and what was said of it goes as soon as one types there.
 */
export function useForm<Name extends string>(options: FormOptions<Name>): FormState<Name> {
  const { names, validate, submit, placeFailure, reveal, onType } = options
  const { i18n } = useLingui()
  const element = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors<Name>>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const [dirty, setDirty] = useState(false)
  const running = useRef(false)
  const typed = useRef(new Set<Name>())
  const watched = useRef(new Set<Name>())

  const refused = failure === null ? null : (placeFailure?.(failure) ?? null)
  const focusRefused = useEffectEvent(() => {
    if (refused && element.current) focusField(element.current, refused.name)
  })
  useEffect(() => {
    if (failure !== null) focusRefused()
  }, [failure])

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
  const passes = (form: HTMLFormElement, some: readonly Name[]): boolean => {
    for (const name of some) watched.current.add(name)
    const wrong = check(form)
    const first = some.find((name) => wrong[name])
    if (first === undefined) return true
    reveal?.(first)
    focusField(form, first)
    return false
  }
  const send = async (form: HTMLFormElement): Promise<void> => {
    if (!passes(form, names)) return
    running.current = true
    setBusy(true)
    setFailure(null)
    try {
      await submit(readValues(new FormData(form), names), form)
      typed.current.clear()
      watched.current.clear()
      // What was emptied once it was done is not missing.
      setErrors({})
      setDirty(false)
    } catch (error) {
      setFailure(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return {
    element,
    errorOf: (name) => {
      const error = errors[name]
      if (error) return i18n._(error)
      return refused?.name === name ? refused.words : undefined
    },
    passes: (some) => element.current !== null && passes(element.current, some),
    forget: (name) => {
      watched.current.delete(name)
      typed.current.delete(name)
      setErrors(({ [name]: _, ...others }) => others as Errors<Name>)
    },
    failure: refused ? null : failure,
    setFailure,
    busy,
    dirty,
    props: {
      ref: element,
      method: 'post',
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
        if (name && name === refused?.name) setFailure(null)
        // A field that has filled itself in tells so from the form: nobody typed, yet it may be right by now.
        if (name ? watched.current.has(name) : event.target === event.currentTarget) check(event.currentTarget)
        onType?.(event)
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
