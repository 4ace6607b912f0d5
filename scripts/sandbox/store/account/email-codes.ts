/** Codes that are not tied to a mobile number: those by e-mail. Their hash alone is kept. */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Database } from '../database.ts'
import type { CodeVerdict } from './mobiles.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS codes (
  purpose TEXT NOT NULL,
  subject TEXT NOT NULL,
  code_hash BLOB NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (purpose, subject)
) STRICT, WITHOUT ROWID;
`

type EmailCodePurpose = 'password' | 'second-factor' | 'binding'

/** How long a code of each purpose is good, in minutes. */
export const EMAIL_CODE_MINUTES: Readonly<Record<EmailCodePurpose, number>> = {
  password: 30,
  'second-factor': 10,
  binding: 10,
}

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

interface Row {
  code_hash: Uint8Array
  expires_at: number
}

export function createCodes(db: Database) {
  db.create(TABLES)
  const which = 'purpose = ? AND subject = ?'
  const of = (purpose: EmailCodePurpose, subject: string): Row | undefined =>
    db.one<Row>(`SELECT code_hash, expires_at FROM codes WHERE ${which}`, purpose, subject)
  return {
    /** Keeps the code of a subject; the last one is the one that counts. */
    keep: (purpose: EmailCodePurpose, subject: string, code: string, now: number): void => {
      db.run('DELETE FROM codes WHERE expires_at <= ?', now - KEPT_MS)
      const until = now + EMAIL_CODE_MINUTES[purpose] * 60_000
      db.run(
        'INSERT OR REPLACE INTO codes (purpose, subject, code_hash, expires_at) VALUES (?, ?, ?, ?)',
        purpose,
        subject,
        digest(code),
        until,
      )
    },
    /** When the subject was sent the code that it has, in milliseconds since 1970; `undefined` where it has none. */
    sentAt: (purpose: EmailCodePurpose, subject: string): number | undefined => {
      const kept = of(purpose, subject)
      return kept && kept.expires_at - EMAIL_CODE_MINUTES[purpose] * 60_000
    },
    /**
     * Judges a code. A right one is used up. Only who knows a code hears that it is too old: to anybody else the answer is
     * that of a subject which was never sent one. Wrong ones are the caller's to count.
     */
    check: (
      purpose: EmailCodePurpose,
      subject: string,
      code: string,
      now: number,
    ): Exclude<CodeVerdict, 'too-many'> => {
      const kept = of(purpose, subject)
      if (!kept || !timingSafeEqual(kept.code_hash, digest(code))) return 'wrong'
      if (kept.expires_at <= now) return 'expired'
      db.run(`DELETE FROM codes WHERE ${which}`, purpose, subject)
      return 'right'
    },
    /** Drops what a subject was sent, for whatever purpose. */
    drop: (subject: string): void => {
      db.run('DELETE FROM codes WHERE subject = ?', subject)
    },
  }
}
