/** What the set-up says goes to standard error, so that `--json` of the script behind it stays clean. */
const colour = process.stderr.isTTY && !process.env.NO_COLOR

export const paint = (code, text) => (colour ? `\u001B[${code}m${text}\u001B[0m` : text)
export const say = (text) => process.stderr.write(`${text}\n`)

/** A mistake that the reader can mend: shown without a stack. */
export class SetupError extends Error {}

/** Shows that something goes on; on a terminal the seconds count. */
export function progress(text) {
  const start = Date.now()
  const seconds = () => Math.round((Date.now() - start) / 1000)
  if (!process.stderr.isTTY) {
    say(text)
    return (end) => say(`${end} (${seconds()} s)`)
  }
  const draw = () => process.stderr.write(`\r\u001B[K${text} ${seconds()} s`)
  draw()
  const timer = setInterval(draw, 1000)
  return (end) => {
    clearInterval(timer)
    process.stderr.write('\r\u001B[K')
    say(`${end} (${seconds()} s)`)
  }
}
