/** What every journey's process agrees on. */

/** Stamped into the bundles as the sandbox's origins, so it is fixed unless told. */
export const JOURNEY_PORT = Number(process.env['JOURNEY_PORT'] ?? 4187)
