import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { countdownParts } from '../../../rules/countdown.ts'
import { useTimeLeft } from '../../../state/countdown.ts'
import { resendAtAtom, sendCodeAtom, type SentCode, type SmsPurpose } from '../../../state/account/sms.ts'

interface CodeSendingOptions {
  readonly purpose: SmsPurpose
  /** Where a code goes, as the player reads it; `null` while that is not known. The wait is this receiver's. */
  readonly receiver: string | null
  /** `third-party`: the wait is one minute, whatever the answer says. */
  readonly channel?: 'gateway' | 'third-party'
}

/** The sending of a code and the wait for the next one (spec 4, "SMS code button"). */
export interface CodeSending {
  readonly sending: boolean
  /** Seconds until the receiver may be sent another code; 0 when it may. */
  readonly wait: number
  /** Where the last code from here went. */
  readonly sentTo: string | null
  /** Why the last code was not sent, until it was read. */
  readonly failure: unknown
  readonly readFailure: () => void
  /**
   * Sends, unless a code is under way, the receiver has to wait, or one was asked for within the second.
   * @param run sends it; `null` where the player gave up before
   */
  readonly start: (receiver: string, run: () => Promise<SentCode | null>) => void
}

/** Sends codes to whatever receives them: a number that is typed, or one that the server knows already. */
export function useCodeSending({ purpose, receiver, channel }: CodeSendingOptions): CodeSending {
  const sendCode = useSetAtom(sendCodeAtom)
  const resendAt = useAtomValue(resendAtAtom)
  const wait = countdownSeconds(useTimeLeft(receiver === null ? 0 : resendAt(purpose, receiver), 0))
  const [sending, setSending] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const busy = useRef(false)

  const send = async (to: string, run: () => Promise<SentCode | null>): Promise<void> => {
    busy.current = true
    setSending(true)
    setSentTo(null)
    try {
      if (await sendCode({ purpose, receiver: to, channel, send: run })) setSentTo(to)
    } catch (error) {
      setFailure(error)
    } finally {
      busy.current = false
      setSending(false)
    }
  }
  return {
    sending,
    wait,
    sentTo,
    failure,
    readFailure: () => setFailure(null),
    start: (to, run) => {
      if (!busy.current && resendAt(purpose, to) <= Date.now()) void send(to, run)
    },
  }
}

function countdownSeconds(left: number): number {
  const { hours, minutes, seconds } = countdownParts(left)
  return hours * 3600 + minutes * 60 + seconds
}
