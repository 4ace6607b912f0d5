/** Failed logins, by account name and by browser, and the captchas that they lead to. */
import type { Database } from './database.ts'

/** Failures of one account or one browser after which a login needs a captcha. */
export const FAILURES_BEFORE_CAPTCHA = 3
/** How long a failure counts: 15 minutes, in milliseconds. */
export const FAILURE_MS = 15 * 60_000
/** How long a captcha is good: 5 minutes, in milliseconds. */
export const CAPTCHA_MS = 5 * 60_000

export interface Logins {
  /** Notes a failed login for the account name and, where there is one, the browser. */
  fail(merchant: string, subjects: readonly string[], now: number): void
  /** Whether the next login of any of these needs a captcha. */
  needsCaptcha(merchant: string, subjects: readonly string[], now: number): boolean
  forget(merchant: string, subjects: readonly string[]): void
}

export function createLogins(db: Database): Logins {
  return {
    fail: (merchant, subjects, now) => {
      for (const subject of subjects) db.run('INSERT INTO login_failures VALUES (?, ?, ?)', merchant, subject, now)
    },
    needsCaptcha: (merchant, subjects, now) =>
      subjects.some((subject) => {
        const row = db.one<{ count: number }>(
          'SELECT COUNT(*) AS count FROM login_failures WHERE merchant = ? AND subject = ? AND at > ?',
          merchant,
          subject,
          now - FAILURE_MS,
        )
        return (row?.count ?? 0) >= FAILURES_BEFORE_CAPTCHA
      }),
    forget: (merchant, subjects) => {
      for (const subject of subjects)
        db.run('DELETE FROM login_failures WHERE merchant = ? AND subject = ?', merchant, subject)
    },
  }
}

export interface Captchas {
  /** Keeps the answer for a browser; the last one drawn is the one that counts. */
  keep(visitor: string, answer: string, now: number): void
  /** Whether the text answers the browser's captcha, in any case. Right or wrong, the captcha is used up. */
  solve(visitor: string, text: string, now: number): boolean
  /** The answer, for tests. */
  answer(visitor: string, now: number): string | undefined
}

export function createCaptchas(db: Database): Captchas {
  const answer = (visitor: string, now: number): string | undefined =>
    db.one<{ answer: string }>('SELECT answer FROM captchas WHERE visitor = ? AND expires_at > ?', visitor, now)?.answer
  return {
    keep: (visitor, text, now) => {
      db.run('DELETE FROM captchas WHERE expires_at <= ?', now)
      db.run('INSERT OR REPLACE INTO captchas VALUES (?, ?, ?)', visitor, text, now + CAPTCHA_MS)
    },
    solve: (visitor, text, now) => {
      const wanted = answer(visitor, now)
      db.run('DELETE FROM captchas WHERE visitor = ?', visitor)
      return wanted !== undefined && wanted.toLowerCase() === text.trim().toLowerCase()
    },
    answer,
  }
}
