import type { ParseArgsConfig } from 'node:util'
import { parseArgs } from 'node:util'
import { bad } from './terminal.ts'

/**
 * The command line's options; prints `help` on `--help`, and a line on a mistake, and ends the process after either.
 * @param help what `--help` shows
 * @param options as `node:util` takes them; `help` is added
 */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  help: string,
  options: Options,
): ReturnType<typeof parseArgs<{ options: Options }>>['values'] {
  if (process.argv.some((argument) => argument === '--help' || argument === '-h')) {
    console.log(help)
    process.exit(0)
  }
  try {
    return parseArgs<{ options: Options }>({ options }).values
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    console.error(bad(`${error.message}. See --help for the options.`))
    process.exit(1)
  }
}
