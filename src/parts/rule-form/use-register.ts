import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { dayOf, latestBirth, writeDate } from '../../rules/dates.ts'
import { isFailure } from '../../rules/failure.ts'
import { mayHaveHappened } from '../../rules/lost-answer.ts'
import type { Invitation, RegisterWay } from '../../rules/register-ways.ts'
import { judgeRegistration, type FormField, type PlannedField } from '../../rules/register.ts'
import { brandAtom } from '../../state/brand.ts'
import { registerDraftAtom } from '../../state/register-draft.ts'
import { checkAffiliateAtom, registerAtom } from '../../state/register.ts'
import { useHoldReload } from '../../state/reload.ts'
import { useForm, type Errors, type Form } from '../../ui/use-form.ts'
import type { SmsCode } from '../sms-code/use-sms-code.ts'
import { placeFailure } from './place-failure.ts'
import { problemWords } from './problem-words.ts'
import { AGREEMENTS, readDraft, restoreDraft, typedOf, type Agreement } from './typed.ts'
import { useRegistrationCode } from './use-registration-code.tsx'

type Name = FormField | Agreement

/** What an address brings along may be of any length, and is not what the registration fails for. */
const LONGEST_SEARCH = 1024

interface RegisterOptions {
  readonly way: RegisterWay
  readonly fields: readonly PlannedField[]
  /** The address's codes; an affiliate's that is not good, or counts for nothing here, is left out. */
  readonly invitation: Invitation
}

export interface Register {
  readonly element: RefObject<HTMLFormElement | null>
  readonly form: Form<Name>
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void
  readonly errorOf: (name: Name) => string | undefined
  /** What went wrong and stands at no field. */
  readonly failure: unknown
  /** An affiliate's code that is not good: told in a dialog (spec 8). */
  readonly wrongCode: unknown
  readonly readWrongCode: () => void
  /** Whether it was sent and nothing was heard. */
  readonly unheard: boolean
  /** Lets it be sent again after all. */
  readonly forgetUnheard: () => void
  readonly code: ReturnType<typeof useRegistrationCode>
  readonly tries: number
  /** As `yyyy-MM-dd`. */
  readonly latestBirth: string
}

/** Registering with what the form holds (spec 5): judged here first, then by the server; nothing typed is lost. */
export function useRegister({ way, fields, invitation }: RegisterOptions): Register {
  const { i18n } = useLingui()
  const { minimumAge } = useAtomValue(brandAtom).access
  const [draft, setDraft] = useAtom(registerDraftAtom)
  const checkAffiliate = useSetAtom(checkAffiliateAtom)
  const register = useSetAtom(registerAtom)
  const queries = useQueryClient()
  const code = useRegistrationCode()
  const element = useRef<HTMLFormElement>(null)
  const held = useRef(new WeakSet<Element>())
  const [tries, setTries] = useState(0)
  const [mended, setMended] = useState<unknown>(null)
  const [today] = useState(() => dayOf(new Date()))
  const names: readonly Name[] = [...fields.map(({ name }) => name), ...AGREEMENTS]

  const form = useForm<Name>({
    names,
    validate: (values) => {
      const wrong = judgeRegistration(fields, typedOf(fields, values), { today, minimumAge })
      const errors: Errors<Name> = Object.fromEntries(wrong.map(([name, it]) => [name, problemWords(name, it)]))
      return {
        ...errors,
        ...(values.agreeAge ? {} : { agreeAge: msg`Please confirm your age to go on` }),
        ...(values.agreeTerms ? {} : { agreeTerms: msg`Please accept the terms to go on` }),
      }
    },
    submit: async (values) => {
      const typed = typedOf(fields, values)
      const { affiliateCode = invitation.affiliateCode } = typed
      const domain = location.hostname
      try {
        if (typed.affiliateCode) await checkAffiliate(typed.affiliateCode, domain)
        const identity = (await code.confirm(typed)) ?? undefined
        const { referralCode } = invitation
        const registerUrl = location.origin + location.pathname + location.search.slice(0, LONGEST_SEARCH)
        await register(
          {
            way,
            typed: { ...typed, affiliateCode },
            referralCode,
            from: { domain, registerUrl },
            ...(identity && { identity }),
          },
          queries,
        )
      } catch (error) {
        setTries((count) => count + 1)
        if (sentAway(error)) setDraft((before) => ({ ...before, unheard: true }))
        throw error
      }
    },
  })
  useHoldReload(form.dirty || form.busy)

  useLayoutEffect(() => {
    // Whatever has just come into the page holds again what was typed into it before.
    if (element.current) restoreDraft(element.current, draft.values, held.current)
  })
  // What was said of a field goes as soon as one types there.
  const failure = form.failure === mended ? null : form.failure
  const place = failure === null ? null : placeFailure(i18n, failure, fields)
  const focusRefused = useEffectEvent(() => {
    const field = place?.at === 'field' && element.current?.elements.namedItem(place.name)
    if (field instanceof HTMLElement) field.focus()
  })
  useEffect(() => {
    if (form.failure !== null) focusRefused()
  }, [form.failure])

  return {
    element,
    form,
    onInput: (event) => {
      form.props.onInput(event)
      code.sms.onInput(event)
      const { currentTarget, target } = event
      setDraft((before) => ({ ...before, values: readDraft(currentTarget, names, before.values) }))
      if (place?.at === 'field' && nameOf(target) === place.name) setMended(form.failure)
    },
    errorOf: (name) => {
      const error = form.errors[name] ?? smsError(code.sms, name)
      if (error) return i18n._(error)
      return place?.at === 'field' && place.name === name ? place.words : undefined
    },
    failure: place?.at === 'form' ? failure : null,
    wrongCode: place?.at === 'dialog' ? failure : null,
    readWrongCode: () => setMended(form.failure),
    unheard: draft.unheard,
    forgetUnheard: () => setDraft((before) => ({ ...before, unheard: false })),
    code,
    tries,
    latestBirth: writeDate(latestBirth(today, minimumAge), 11),
  }
}

/** What was wrong with the number when a code was asked for. */
const smsError = ({ errors }: SmsCode, name: Name) =>
  name === 'mobileNum' || name === 'countryDialingCode' ? errors[name] : undefined

/** Only the registration itself makes anything. */
const sentAway = (error: unknown): boolean =>
  mayHaveHappened(error) && isFailure(error) && error.endpoint.startsWith('register')

/** Events of inputs bubble to the form. */
const nameOf = (target: EventTarget): string | null => (target instanceof Element ? target.getAttribute('name') : null)
