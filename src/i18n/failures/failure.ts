/** The one translator from failures to words (spec 8). Each failure is then shown in one place: form, dialog or toast. */
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { ChunkFailure } from '../../rules/site/chunk-failure.ts'
import type { Failure, Refusal } from '../../rules/failure.ts'
import { isFailure, isForNow, TransportFailure } from '../../rules/failure.ts'
import { TOO_MANY_RETRY_MS } from '../../rules/figures.ts'
import { knownRefusal } from './refusals.ts'

export interface DescribedFailure {
  /** What happened, in a few words. */
  readonly title: string
  /** What to do next; for a refusal, why. */
  readonly detail: string
  /** Whether doing the same again may help. */
  readonly canRetry: boolean
  /** Whether nothing but loading the page anew helps. */
  readonly needsReload: boolean
  /** To be copied for customer service: endpoint, reason, and month, day and time in UTC. */
  readonly reference: string
}

interface Words {
  readonly title: MessageDescriptor
  readonly detail: MessageDescriptor
  readonly canRetry: boolean
}

const TOO_MANY = /too many requests/i
/** A server's message is shown as it stands, but not at any length. */
const LONGEST = 300

/**
 * Puts any caught error into words.
 * @param error one of the three failures, a part of the page that did not load, or anything else
 * @param now milliseconds since 1970, for the reference
 */
export function describeFailure(i18n: I18n, error: unknown, now: number = Date.now()): DescribedFailure {
  const reference = referenceOf(error, now)
  if (isFailure(error) && error.kind === 'refusal')
    return { ...refusalText(i18n, error), needsReload: false, reference }
  const { title, detail, canRetry } = wordsOf(error)
  const needsReload = error instanceof TransportFailure && error.reason === 'unsent'
  return { title: i18n._(title), detail: i18n._(detail), canRetry, needsReload, reference }
}

function refusalText(
  i18n: I18n,
  { serverMessage, status, retryAfter }: Refusal,
): Omit<DescribedFailure, 'reference' | 'needsReload'> {
  const known = knownRefusal(serverMessage)
  const canRetry = isForNow(status)
  const said = serverMessage.trim().slice(0, LONGEST)
  if (status === 429 && (!known || TOO_MANY.test(said))) {
    // Its own words say nothing more than the status does, unless they are none that we know.
    const when = i18n._(waitWords(retryAfter))
    return { title: i18n._(msg`Too many tries`), detail: known || !said ? when : `${said} ${when}`, canRetry }
  }
  const title = i18n._(known?.title ?? msg`Request not accepted`)
  if (known) return { title, detail: i18n._(known.detail), canRetry }
  const detail = said || i18n._(msg`We couldn’t process this request. Please contact customer service.`)
  return { title, detail, canRetry }
}

function wordsOf(error: unknown): Words {
  if (error instanceof TransportFailure) return transportWords(error)
  if (error instanceof ChunkFailure) {
    return {
      title: msg`This part of the page did not load`,
      detail: msg`Check your network, then load it again.`,
      canRetry: true,
    }
  }
  if (isFailure(error) && error.kind === 'contract') {
    return error.side === 'reply'
      ? {
          title: msg`The answer could not be read`,
          detail: msg`Please try again. If the problem continues, send the reference to customer service.`,
          canRetry: true,
        }
      : {
          title: msg`Not sent`,
          detail: msg`Check what you entered. If it looks right, send the reference to customer service.`,
          canRetry: false,
        }
  }
  return {
    title: msg`Something went wrong`,
    detail: msg`Please try again. If the problem continues, send the reference to customer service.`,
    canRetry: true,
  }
}

function transportWords(failure: TransportFailure): Words {
  switch (failure.reason) {
    case 'offline':
      return {
        title: msg`You are offline`,
        detail: msg`Connect to a network, then try again.`,
        canRetry: true,
      }
    case 'timeout':
      return {
        title: msg`This is taking too long`,
        detail: msg`The page took longer to load than it should. Check your network and try again.`,
        canRetry: true,
      }
    case 'network':
      return {
        title: msg`The connection was lost`,
        detail: msg`Check your network and try again.`,
        canRetry: true,
      }
    case 'unsent':
      return {
        title: msg`Not sent`,
        detail: msg`A part of this page did not load, so nothing was sent. Reload the page, then try again.`,
        canRetry: false,
      }
    case 'cancelled':
      return { title: msg`Cancelled`, detail: msg`Nothing was sent. You can try again.`, canRetry: true }
    case 'not-json':
      return {
        title: msg`The answer could not be read`,
        detail: msg`Please try again. If the problem continues, send the reference to customer service.`,
        canRetry: true,
      }
    case 'http':
      return httpWords(failure)
  }
}

function httpWords({ status = 0, retryAfter }: TransportFailure): Words {
  if (status === 429) return { title: msg`Too many tries`, detail: waitWords(retryAfter), canRetry: true }
  if (status === 401) return { title: msg`You are not logged in`, detail: msg`Log in to continue.`, canRetry: false }
  if (status >= 500) {
    return {
      title: msg`The server has a problem`,
      detail: msg`This is a problem on our side. Please try again shortly.`,
      canRetry: true,
    }
  }
  return {
    title: msg`Request declined`,
    detail: msg`Please send the reference to customer service.`,
    canRetry: false,
  }
}

/** When to try again. @param retryAfter in seconds, where the server has said it */
function waitWords(retryAfter: number = TOO_MANY_RETRY_MS / 1000): MessageDescriptor {
  const seconds = Math.max(1, retryAfter)
  if (seconds < 60)
    return msg`${plural(seconds, { one: 'Try again after # second.', other: 'Try again after # seconds.' })}`
  const minutes = Math.ceil(seconds / 60)
  return msg`${plural(minutes, { one: 'Try again after # minute.', other: 'Try again after # minutes.' })}`
}

/** Such as `login-http503-1121-085159`: short enough to read out on the phone. */
function referenceOf(error: unknown, now: number): string {
  const digits = new Date(now).toISOString().replace(/\D/g, '')
  return `${isFailure(error) ? whereOf(error) : otherwise(error)}-${digits.slice(4, 8)}-${digits.slice(8, 14)}`
}

function whereOf(failure: Failure): string {
  switch (failure.kind) {
    case 'transport':
      return `${failure.endpoint}-${failure.reason}${failure.status ?? ''}`
    case 'contract':
      return `${failure.endpoint}-${failure.side}`
    case 'refusal':
      return `${failure.endpoint}-refused`
  }
}

function otherwise(error: unknown): string {
  return error instanceof ChunkFailure ? `part-${error.type}` : 'page-error'
}
