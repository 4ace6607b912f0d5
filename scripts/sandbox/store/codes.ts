/** Codes that are not tied to a mobile number: those by e-mail. Their hash alone is kept. */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Database } from './database.ts'
import { WRONG_CODES, type CodeVerdict } from './mobiles.ts'

export type CodePurpose = 'password' | 'second-factor'

/** How long a code of each purpose is good, in minutes. */
export const EMAIL_CODE_MINUTES: Readonly<Record<CodePurpose, number>> = { password: 30, 'second-factor': 10 }

/** How long a code is remembered after its end, so that an expired one can be told from a wrong one. */
const KEPT_MS = 3_600_000

/** Without letters and digits that are taken for one another. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A code of 8 characters from 32, 40 bits: too many to be tried, short enough to be typed. */
export const newCode = (): string =>
  Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('')

/** People write codes in any case, with spaces and hyphens. */
const normalCode = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

const digest = (code: string): Buffer => createHash('sha256').update(normalCode(code)).digest()

export interface Codes {
  /** Keeps the code of a subject; the last one is the one that counts. */
  keep(purpose: CodePurpose, subject: string, code: string, now: number): void
  /** Judges a code. A right one is used up. */
  check(purpose: CodePurpose, subject: string, code: string, now: number): CodeVerdict
}

interface Row {
  code_hash: Uint8Array
  failures: number
  expires_at: number
}

export function createCodes(db: Database): Codes {
  const which = 'purpose = ? AND subject = ?'
  return {
    keep: (purpose, subject, code, now) => {
      db.run('DELETE FROM codes WHERE expires_at <= ?', now - KEPT_MS)
      const until = now + EMAIL_CODE_MINUTES[purpose] * 60_000
      db.run('INSERT OR REPLACE INTO codes VALUES (?, ?, ?, 0, ?)', purpose, subject, digest(code), until)
    },
    check: (purpose, subject, code, now) => {
      const kept = db.one<Row>(`SELECT * FROM codes WHERE ${which}`, purpose, subject)
      if (!kept) return 'wrong'
      if (kept.failures >= WRONG_CODES) return 'too-many'
      if (kept.expires_at <= now) return 'expired'
      if (timingSafeEqual(kept.code_hash, digest(code))) {
        db.run(`DELETE FROM codes WHERE ${which}`, purpose, subject)
        return 'right'
      }
      db.run(`UPDATE codes SET failures = failures + 1 WHERE ${which}`, purpose, subject)
      return 'wrong'
    },
  }
}
