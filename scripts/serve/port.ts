/** The port that a command was told to listen on. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/**
 * A port as text.
 * @param least the lowest that will do
 * @returns `null` when it is none
 */
export function parsePort(text: string, least: number): number | null {
  const port = Number(text)
  return /^\d+$/.test(text) && port >= least && port <= 65_535 ? port : null
}

/**
 * Reads the port of what will listen elsewhere; says what is wrong and ends the process with 2 when it is none.
 * @param command how to run it with another, such as `npm run build`
 */
export function readPort(text: string, command: string): number {
  return parsePort(text, 1) ?? refuse(text, 1, command)
}

/**
 * Reads the port to listen on; 0 finds a free one, before anything is built, since bundles hold their address.
 * @param command how to run it with another, such as `npm start`
 */
export async function readOrFindPort(text: string, command: string): Promise<number> {
  const port = parsePort(text, 0) ?? refuse(text, 0, command)
  return port === 0 ? freePort() : port
}

/** A port that nobody listens on right now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  // A server that listens on a port has an AddressInfo; a string would mean a pipe.
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function refuse(text: string, least: number, command: string): never {
  console.error(`"${text}" is no port: give a number from ${least} to 65535, as in PORT=4173 ${command}`)
  process.exit(2)
}
