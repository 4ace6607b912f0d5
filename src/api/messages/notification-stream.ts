/** News as it comes. */
import type { ReplyOf } from '../transport/endpoint.ts'
import { followEvents } from '../transport/event-stream.ts'
import type { GatewayOptions } from '../transport/gateway-options.ts'
import { listNotifications, notification } from './notifications.ts'

export type WireNotification = ReplyOf<typeof listNotifications>['list'][number]

/**
 * Hears news until the stream ends.
 * @param after the number of the last that was heard
 * @param tell is handed each; what it throws ends the stream
 * @throws TransportFailure where there is no stream, or it breaks; ContractFailure for an event that can't be read
 */
export const followNotifications = (
  options: GatewayOptions,
  after: number,
  tell: (news: WireNotification) => void,
  signal: AbortSignal,
): Promise<void> =>
  followEvents(options, { endpoint: listNotifications, request: { after }, event: notification }, tell, signal)
