import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dayOf, latestBirth, writeDate } from '../../../rules/dates.ts'
import { mobileNumber } from '../../../rules/account/mobile-number.ts'
import type { Invitation, RegisterWay } from '../../../rules/account/registration/register-ways.ts'
import type { FormField, PlannedField, Typed } from '../../../rules/account/registration/register.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { registerDraftAtom, type SentAccount } from '../../../state/account/registration/register-draft.ts'
import { checkAffiliateAtom, registerAtom } from '../../../state/account/registration/register.ts'
import { holdDraftAtom, hasTyped, sendRegistrationAtom } from '../../../state/account/registration/registering.ts'
import { useHoldReload } from '../../../state/site/reload.ts'
import { focusField } from '../../../ui/fields/focus-field.ts'
import { useForm, type FormState } from '../../../ui/fields/use-form.ts'
import type { SmsCode } from '../sms-code/use-sms-code.ts'
import { placeFailure } from './place-failure.ts'
import { fieldsOfStep, type RegisterStep } from './steps.ts'
import { AGREEMENTS, CHOSEN, readDraft, restoreDraft, typedOf, type Agreement } from '../rule-fields/form-values.ts'
import { ruleErrors } from '../rule-fields/rule-errors.ts'
import { useRegistrationCode } from './use-registration-code.tsx'

type Name = FormField | Agreement

/** What an address brings along may be of any length, and is not what the registration fails for. */
const LONGEST_SEARCH = 1024

interface RegisterOptions {
  /** What each step asks for. */
  readonly steps: readonly RegisterStep[]
  readonly way: RegisterWay
  readonly fields: readonly PlannedField[]
  /** The address's codes; an affiliate's that is not good, or counts for nothing here, is left out. */
  readonly invitation: Invitation
}

export interface Register {
  /** From 0. */
  readonly step: number
  readonly goTo: (step: number) => void
  readonly form: FormState<Name>
  /** An affiliate's code that is not good: told in a dialog (spec 8), and at its field once that was read. */
  readonly wrongCode: string | null
  readonly readWrongCode: () => void
  /** What was sent without an answer. */
  readonly unheard: SentAccount | null
  /** Lets it be sent again after all. */
  readonly forgetUnheard: () => void
  readonly code: ReturnType<typeof useRegistrationCode>
  readonly tries: number
  /** As `yyyy-MM-dd`. */
  readonly latestBirth: string
}

/** Registering with what the form holds (spec 5): judged here first, then by the server; nothing typed is lost. */
export function useRegister({ way, fields, steps, invitation }: RegisterOptions): Register {
  const { i18n } = useLingui()
  const { minimumAge } = useAtomValue(brandAtom).access
  const [draft, setDraft] = useAtom(registerDraftAtom)
  const checkAffiliate = useSetAtom(checkAffiliateAtom)
  const register = useSetAtom(registerAtom)
  const sendOnce = useSetAtom(sendRegistrationAtom)
  const holdDraft = useSetAtom(holdDraftAtom)
  const store = useStore()
  const queries = useQueryClient()
  const code = useRegistrationCode()
  const held = useRef(new WeakSet<Element>())
  const [today] = useState(() => dayOf(new Date()))
  const namesOf = (of: RegisterStep): readonly Name[] => fieldsOfStep(of).map(({ name }) => name)
  const names: readonly Name[] = [...steps.flatMap(namesOf), ...AGREEMENTS]
  const last = steps.length - 1
  const step = Math.min(draft.step ?? 0, last)
  const goTo = (next: number): void => setDraft((before) => ({ ...before, step: next }))
  const reveal = (name: string): void => {
    const at = steps.findIndex((each) => namesOf(each).some((own) => own === name))
    // At once, since what is hidden takes no focus.
    flushSync(() => goTo(at === -1 ? last : at))
  }

  const form: FormState<Name> = useForm<Name>({
    names,
    reveal,
    validate: (values) => ({
      ...ruleErrors(fields, values, form.element.current, { today, minimumAge }),
      ...(values.agreeAge ? {} : { agreeAge: msg`Please confirm your age to continue` }),
      ...(values.agreeTerms ? {} : { agreeTerms: msg`Please accept the terms to continue` }),
    }),
    submit: async (values) => {
      const typed = typedOf(fields, values)
      const { affiliateCode = invitation.affiliateCode } = typed
      const domain = location.hostname
      await sendOnce(accountOf(way, typed), async () => {
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
      })
    },
    onType: (event) => {
      code.sms.onInput(event)
      const { currentTarget, target } = event
      // A country's code that comes by itself tells so from the form, and nothing else has changed.
      const changed = target === currentTarget ? [CHOSEN] : names
      // What was said of a field goes as soon as one types there.
      const mended = nameOf(target) === refused?.name ? { failure: null } : {}
      setDraft((before) => ({ ...before, ...mended, values: readDraft(currentTarget, changed, before.values) }))
    },
  })
  const { element } = form
  // Another form may have sent it, which was closed since.
  const busy = form.busy || draft.sending !== undefined
  useHoldReload(form.dirty || busy)
  const keeps = (form.dirty || busy) && hasTyped(draft)
  useEffect(() => {
    if (keeps) holdDraft(store)
  }, [keeps, holdDraft, store])

  useLayoutEffect(() => {
    // Whatever has just come into the page holds again what was typed into it before.
    if (element.current) restoreDraft(element.current, draft.values, held.current)
  })
  const { failure = null, read = false, tries = 0 } = draft
  const place = failure === null ? null : placeFailure(i18n, failure, fields)
  const asksToRead = place?.at === 'dialog' && !read
  const refused = place?.at === 'form' || asksToRead ? null : place
  const focusRefused = useEffectEvent(() => {
    const { current: here } = element
    if (!refused || !here) return
    reveal(refused.name)
    focusField(here, refused.name)
  })
  useEffect(() => {
    // Once this has been painted: the field may stand in another step.
    if (failure !== null && !asksToRead) queueMicrotask(() => focusRefused())
  }, [failure, asksToRead])

  const submit: typeof form.props.onSubmit = (event) => {
    const { [step]: here } = steps
    if (here === undefined || step === last) return form.props.onSubmit(event)
    event.preventDefault()
    if (form.passes(namesOf(here))) goTo(step + 1)
  }

  return {
    step,
    goTo,
    form: {
      ...form,
      props: { ...form.props, onSubmit: submit },
      busy,
      errorOf: (name) => {
        const unsent = smsError(code.sms, name)
        return form.errorOf(name) ?? (unsent ? i18n._(unsent) : refused?.name === name ? refused.words : undefined)
      },
      failure: place?.at === 'form' ? failure : null,
    },
    wrongCode: asksToRead ? place.words : null,
    readWrongCode: () => setDraft((before) => ({ ...before, read: true })),
    unheard: draft.unheard,
    forgetUnheard: () => setDraft((before) => ({ ...before, unheard: null })),
    code,
    tries,
    latestBirth: writeDate(latestBirth(today, minimumAge), 11),
  }
}

/** What the account is logged in to by: on the tab of mobile numbers the digits are its name. */
function accountOf(
  way: RegisterWay,
  { username, password = '', mobileNum = '', countryDialingCode = '' }: Typed,
): SentAccount {
  const name = way === 'username' ? username : mobileNumber(mobileNum, countryDialingCode)
  return { username: name ?? '', password }
}

/** What was wrong with the number when a code was asked for. */
const smsError = ({ errors }: SmsCode, name: Name) =>
  name === 'mobileNum' || name === 'countryDialingCode' ? errors[name] : undefined

/** Events of inputs bubble to the form. */
const nameOf = (target: EventTarget): string | null => (target instanceof Element ? target.getAttribute('name') : null)
