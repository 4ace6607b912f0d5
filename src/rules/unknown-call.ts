import { Refusal, TransportFailure } from './failure.ts'

/** Statuses of a server that has no such call. */
const NO_SUCH_CALL: readonly (number | undefined)[] = [404, 405, 501]

/** Whether a failure says that the platform has not what was asked for: then it is left out, and asking again brings nothing. */
export const isUnknownCall = (error: unknown): boolean =>
  error instanceof Refusal || (error instanceof TransportFailure && NO_SUCH_CALL.includes(error.status))
