/** The port that a command was told to listen on. */

/**
 * Reads it; says what is wrong and ends the process with 2 when it is none.
 * @param command how to run it with another, such as `npm start`
 */
export function readPort(text: string, command: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  console.error(`"${text}" is no port: give a number from 0 to 65535, as in PORT=4173 ${command}`)
  process.exit(2)
}
