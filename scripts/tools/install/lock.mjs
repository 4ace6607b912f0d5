/** One install at a time, also across terminals: a lock file with a heartbeat. */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LOCK } from './paths.mjs'
import { say } from './terminal.mjs'

/** The holder touches its lock every few seconds; one this old, in milliseconds, belongs to nobody any more. */
const STALE_AFTER = 60_000

function lockIsStale(text, path) {
  if (Date.now() - statSync(path).mtimeMs > STALE_AFTER) return true
  const [pid, host] = text.split(' ')
  if (host?.trim() !== hostname()) return false
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    // EPERM: alive, and somebody else's.
    return error.code === 'ESRCH'
  }
}

/** Moves a dead holder's lock away. Two waiters may try at once: whoever moved a fresh lock puts it back. */
function breakLock(text) {
  const aside = `${LOCK}.${process.pid}`
  try {
    renameSync(LOCK, aside)
    if (readFileSync(aside, 'utf8') !== text) linkSync(aside, LOCK)
  } catch {
    // Somebody else was faster; the next round sees their lock.
  }
  rmSync(aside, { force: true })
}

/** Waits for the lock; gives back what releases it. */
export async function takeLock() {
  mkdirSync(dirname(LOCK), { recursive: true })
  for (let told = false; ;) {
    try {
      writeFileSync(LOCK, `${process.pid} ${hostname()}\n`, { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    try {
      const text = readFileSync(LOCK, 'utf8')
      if (lockIsStale(text, LOCK)) {
        breakLock(text)
        continue
      }
    } catch {
      continue // Released between two looks.
    }
    if (!told) say('Another command is installing the packages; waiting for it.')
    told = true
    await sleep(250)
  }
  const beat = setInterval(() => {
    const now = new Date()
    try {
      utimesSync(LOCK, now, now)
    } catch {
      // Removed by hand; the install goes on.
    }
  }, 5_000)
  const release = () => {
    clearInterval(beat)
    rmSync(LOCK, { force: true })
  }
  process.once('exit', release)
  return () => {
    process.removeListener('exit', release)
    release()
  }
}
