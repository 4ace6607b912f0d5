/** Mobile numbers, as their digits with the country's dialling code before them, and the codes that are sent to them. */
import type { Database } from './database.ts'

/** How long a code is good, in minutes; the server says so when it sends one. */
export const CODE_MINUTES = 2
/** Wrong codes after which the right one is no longer taken. */
export const WRONG_CODES = 5
/** How long the last code of a number is remembered, so that an expired one can be told from a wrong one. */
const KEPT_MS = 3_600_000

export interface Mobiles {
  /** Notes whose number it is; the first member that has it keeps it. */
  keep(merchant: string, number: string, member: string): void
  /** The id of the member whose number it is. */
  member(merchant: string, number: string): string | undefined
  /** A member's own number. */
  numberOf(merchant: string, member: string): string | undefined
}

export function createMobiles(db: Database): Mobiles {
  return {
    keep: (merchant, number, member) => {
      db.run('INSERT OR IGNORE INTO mobiles VALUES (?, ?, ?)', merchant, number, member)
    },
    member: (merchant, number) =>
      db.one<{ member: string }>('SELECT member FROM mobiles WHERE merchant = ? AND number = ?', merchant, number)
        ?.member,
    numberOf: (merchant, member) =>
      db.one<{ number: string }>('SELECT number FROM mobiles WHERE merchant = ? AND member = ?', merchant, member)
        ?.number,
  }
}

export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'too-many'

export interface SmsCodes {
  /** Keeps the code of a number; the last one sent is the one that counts. */
  keep(merchant: string, number: string, code: string, now: number): void
  /** Judges a code. A right one is used up. */
  check(merchant: string, number: string, code: string, now: number): CodeVerdict
  /** The code that a number was sent, for tests and developers. */
  sent(merchant: string, number: string): string | undefined
}

interface Row {
  code: string
  failures: number
  expires_at: number
}

export function createSmsCodes(db: Database): SmsCodes {
  const of = (merchant: string, number: string): Row | undefined =>
    db.one<Row>('SELECT * FROM sms_codes WHERE merchant = ? AND number = ?', merchant, number)
  return {
    keep: (merchant, number, code, now) => {
      db.run('DELETE FROM sms_codes WHERE expires_at <= ?', now - KEPT_MS)
      const until = now + CODE_MINUTES * 60_000
      db.run('INSERT OR REPLACE INTO sms_codes VALUES (?, ?, ?, 0, ?)', merchant, number, code, until)
    },
    check: (merchant, number, code, now) => {
      const kept = of(merchant, number)
      if (!kept) return 'wrong'
      if (kept.failures >= WRONG_CODES) return 'too-many'
      if (kept.expires_at <= now) return 'expired'
      if (kept.code === code) {
        db.run('DELETE FROM sms_codes WHERE merchant = ? AND number = ?', merchant, number)
        return 'right'
      }
      db.run('UPDATE sms_codes SET failures = failures + 1 WHERE merchant = ? AND number = ?', merchant, number)
      return 'wrong'
    },
    sent: (merchant, number) => of(merchant, number)?.code,
  }
}
