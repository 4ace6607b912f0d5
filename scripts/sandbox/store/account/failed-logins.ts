/** Failed logins, by account name and by browser, and the captchas that they lead to. */
import type { Attempts } from './attempts.ts'
import type { Database } from '../database.ts'
import { normalUsername } from './members.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS captchas (
  visitor TEXT PRIMARY KEY,
  answer TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`

/** Failures of one account or one browser after which a login needs a captcha. */
export const FAILURES_BEFORE_CAPTCHA = 3
/** How long a failure counts: 15 minutes, in milliseconds. */
export const FAILURE_MS = 15 * 60_000
/** How long a captcha is good: 5 minutes, in milliseconds. */
export const CAPTCHA_MS = 5 * 60_000

/** What an account is counted under, whether there is one of that name or not. */
export const accountOf = (username: string): string => `account:${normalUsername(username)}`

export function createLogins({ note, count, forget }: Attempts) {
  return {
    /** Notes a failed login for the account name and, where there is one, the browser. */
    fail: note,
    /** Whether the next login of any of these needs a captcha. */
    needsCaptcha: (merchant: string, subjects: readonly string[], now: number): boolean =>
      subjects.some((subject) => count(merchant, subject, now - FAILURE_MS) >= FAILURES_BEFORE_CAPTCHA),
    forget,
  }
}

export function createCaptchas(db: Database) {
  db.create(TABLES)
  const answer = (visitor: string, now: number): string | undefined =>
    db.one<{ answer: string }>('SELECT answer FROM captchas WHERE visitor = ? AND expires_at > ?', visitor, now)?.answer
  return {
    /** Keeps the answer for a browser; the last one drawn is the one that counts. */
    keep: (visitor: string, text: string, now: number): void => {
      db.run('DELETE FROM captchas WHERE expires_at <= ?', now)
      db.run('INSERT OR REPLACE INTO captchas VALUES (?, ?, ?)', visitor, text, now + CAPTCHA_MS)
    },
    /** Whether the text answers the browser's captcha, in any case. Right or wrong, the captcha is used up. */
    solve: (visitor: string, text: string, now: number): boolean => {
      const wanted = answer(visitor, now)
      db.run('DELETE FROM captchas WHERE visitor = ?', visitor)
      return wanted !== undefined && wanted.toLowerCase() === text.trim().toLowerCase()
    },
    /** The answer, for tests. */
    answer,
  }
}
