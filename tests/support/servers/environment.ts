/** What every journey's process agrees on. */
import { join } from 'node:path'

/** Stamped into the bundles as the sandbox's origins, so it is fixed unless told. */
export const JOURNEY_PORT = Number(process.env['JOURNEY_PORT'] ?? 4187)

/** For calls from outside of a page: a connection that is kept may be closed by the server just as it is used again. */
export const CLOSE = { connection: 'close' }

/** Where the bundles under test and their brands stand; a port of its own lets two runs stand side by side. */
export const JOURNEY_HOME = join(import.meta.dirname, `../../../.cache/journeys/${JOURNEY_PORT}`)
