/** One at a time, also across processes: two builds share the compiled application. */
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A lock this old, in milliseconds, belongs to nobody any more: no build takes so long. */
const STALE_AFTER = 10 * 60_000

/**
 * Runs work while holding a lock file; waits for whoever has it.
 * @param onWait told once, when there is somebody to wait for
 */
export async function withLock<T>(file: string, onWait: () => void, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true })
  let told = false
  while (!(await take(file))) {
    if (await isStale(file)) await rm(file, { force: true })
    if (!told) onWait()
    told = true
    await sleep(100)
  }
  const release = () => rm(file, { force: true })
  try {
    return await work()
  } finally {
    await release()
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function isStale(file: string): Promise<boolean> {
  const [pid, age] = await Promise.all([
    readFile(file, 'utf8').then(Number),
    stat(file).then(({ mtimeMs }) => Date.now() - mtimeMs),
  ]).catch(() => [0, 0])
  if (age > STALE_AFTER) return true
  // Just made and not yet written, or released between two looks.
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    // EPERM: alive, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
