/** A line that says what is going on: rewritten on a terminal, one line a step elsewhere. */
import type { WriteStream } from 'node:tty'
import colors from 'picocolors'

export interface Progress {
  step(text: string): void
  end(): void
}

/** @param shown whether anything is written at all */
export function createProgress(stream: Pick<WriteStream, 'write' | 'isTTY'>, shown: boolean): Progress {
  let last = ''
  return {
    step: (text) => {
      if (!shown || text === last) return
      last = text
      stream.write(stream.isTTY ? `\r\u001b[K${colors.dim(text)}` : `${text}\n`)
    },
    end: () => {
      if (shown && stream.isTTY && last) stream.write('\r\u001b[K')
    },
  }
}
