import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState, type FormEvent } from 'react'
import { countdownParts } from '../../rules/countdown.ts'
import { mobileNumber } from '../../rules/mobile-number.ts'
import { useTimeLeft } from '../../state/countdown.ts'
import { useHoldReload } from '../../state/reload.ts'
import { signInAtom } from '../../state/sign-in.ts'
import { resendAtAtom, sendLoginCodeAtom } from '../../state/sms.ts'
import { readValues, useForm, type Errors, type Form, type Values } from '../../ui/use-form.ts'
import { createThrottle } from './throttle.ts'

type SmsName = 'countryDialingCode' | 'mobileNum' | 'verificationCode'
const NAMES = ['countryDialingCode', 'mobileNum', 'verificationCode'] as const

/** Spec 9: "SMS request throttle 1000 ms"; one for all forms of the page. */
const throttle = createThrottle(1000)

interface SmsLogin {
  readonly form: Form<SmsName>
  readonly errors: Errors<SmsName>
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void
  /** Sends a code to the number that the form holds, or says what is wrong with it. */
  readonly sendCode: (form: HTMLFormElement) => void
  readonly sending: boolean
  /** Seconds until another code may be asked for; 0 when one may. */
  readonly wait: number
  /** Where the last code from here went, such as `+54 9115550100`. */
  readonly sentTo: string | null
  /** Why the last code was not sent, until it was read. */
  readonly sendFailure: unknown
  readonly readFailure: () => void
}

/** Login by SMS (spec 5): the number must be in mobile format, and the code is required. */
export function useSmsLogin(onDone: () => void): SmsLogin {
  const signIn = useSetAtom(signInAtom)
  const sendLoginCode = useSetAtom(sendLoginCodeAtom)
  const queries = useQueryClient()
  const wait = countdownSeconds(useTimeLeft(useAtomValue(resendAtAtom), 0))
  const [numberError, setNumberError] = useState<Errors<SmsName>>({})
  const [sending, setSending] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [sendFailure, setSendFailure] = useState<unknown>(null)
  const busy = useRef(false)
  const form = useForm<SmsName>({
    names: NAMES,
    validate: (values) => ({
      ...wrongNumber(values),
      ...(values.verificationCode ? {} : { verificationCode: msg`Enter the code from the SMS` }),
    }),
    submit: async (values) => {
      const { countryDialingCode, number } = digitsOf(values)
      const password = values.verificationCode
      await signIn({ type: 'sms', username: number ?? '', countryDialingCode, password }, queries)
      onDone()
    },
  })
  useHoldReload(form.dirty || form.busy || sending)

  const send = async (to: { readonly mobileNum: string; readonly countryDialingCode: string }): Promise<void> => {
    busy.current = true
    setSending(true)
    setSentTo(null)
    try {
      await sendLoginCode(to)
      setSentTo(`+${to.countryDialingCode} ${to.mobileNum}`)
    } catch (error) {
      setSendFailure(error)
    } finally {
      busy.current = false
      setSending(false)
    }
  }
  const checkAndSend = (element: HTMLFormElement): void => {
    const values = readValues(new FormData(element), NAMES)
    const wrong = wrongNumber(values)
    setNumberError(wrong)
    const first = NAMES.find((name) => wrong[name])
    if (first) {
      const field = element.elements.namedItem(first)
      if (field instanceof HTMLElement) field.focus()
      return
    }
    const { countryDialingCode, number } = digitsOf(values)
    if (number !== null) throttle(() => void send({ mobileNum: number, countryDialingCode }))
  }
  return {
    form,
    errors: { ...numberError, ...form.errors },
    onInput: (event) => {
      setNumberError({})
      form.props.onInput(event)
    },
    sendCode: (element) => {
      if (!busy.current && wait === 0) checkAndSend(element)
    },
    sending,
    wait,
    sentTo,
    sendFailure,
    readFailure: () => setSendFailure(null),
  }
}

function digitsOf({ countryDialingCode, mobileNum }: Values<SmsName>) {
  const code = countryDialingCode.replace(/\D/g, '')
  return { countryDialingCode: code, number: mobileNumber(mobileNum, code) }
}

function wrongNumber(values: Values<SmsName>): Errors<SmsName> {
  const { countryDialingCode, number } = digitsOf(values)
  const wrong: MessageDescriptor | null =
    values.mobileNum === ''
      ? msg`Enter your mobile number`
      : number === null
        ? msg`Please enter a valid phone number.`
        : null
  return {
    ...(countryDialingCode ? {} : { countryDialingCode: msg`Choose a country code` }),
    ...(wrong ? { mobileNum: wrong } : {}),
  }
}

function countdownSeconds(left: number): number {
  const { hours, minutes, seconds } = countdownParts(left)
  return hours * 3600 + minutes * 60 + seconds
}
