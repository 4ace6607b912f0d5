/** Updates of sports as they come: the stream that news has, with what one page watches. */
import type { InferOutput } from 'valibot'
import type { RequestOf } from '../transport/endpoint.ts'
import { followEvents } from '../transport/event-stream.ts'
import type { GatewayOptions } from '../transport/gateway-options.ts'
import { listSportsUpdates, sportsUpdate } from './fixtures.ts'

/** @throws TransportFailure where there is no stream, or it breaks; ContractFailure for an event that can't be read */
export const followSportsUpdates = (
  options: GatewayOptions,
  request: RequestOf<typeof listSportsUpdates>,
  tell: (update: InferOutput<typeof sportsUpdate>) => void,
  signal: AbortSignal,
): Promise<void> => followEvents(options, { endpoint: listSportsUpdates, request, event: sportsUpdate }, tell, signal)
