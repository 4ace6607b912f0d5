/** Text files compressed ahead, beside themselves: hosts that look for `.br` and `.gz` send these. */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, type BrotliOptions } from 'node:zlib'

const TEXTS = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.xml', '.txt'])
/** Bytes; less than that becomes no fewer packets. */
const LEAST = 512

/** Whether a file of so many bytes is worth it. */
export const isCompressible = (path: string, bytes: number): boolean => TEXTS.has(extname(path)) && bytes >= LEAST

/** Brotli's options for text of so many bytes: the largest files would take a second each with the highest quality. */
export const brotliOptions = (bytes: number): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: bytes < 100_000 ? 11 : 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes },
})

const QUICK: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * Writes `.br` and `.gz` beside the files that are worth it; those that are there already stay.
 * @param paths within the folder; files whose content their name does not tell must not be compressed yet
 * @param quick those of them that are many and alike: a tenth more, in a fiftieth of the time
 * @returns the paths that are there now besides
 */
export async function compressBeside(
  dir: string,
  paths: readonly string[],
  quick: readonly string[] = [],
): Promise<string[]> {
  const beside = await Promise.all(
    paths.map(async (path) => {
      if (!TEXTS.has(extname(path))) return []
      const content = await readFile(join(dir, path))
      if (!isCompressible(path, content.length)) return []
      const write = async (ending: string, pack: () => Promise<Buffer>): Promise<string> => {
        if (!existsSync(join(dir, path + ending))) await writeFile(join(dir, path + ending), await pack())
        return path + ending
      }
      return Promise.all([
        write('.br', () =>
          promisify(brotliCompress)(content, quick.includes(path) ? QUICK : brotliOptions(content.length)),
        ),
        write('.gz', () => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })),
      ])
    }),
  )
  return beside.flat()
}
