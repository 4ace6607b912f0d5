/** Mobile numbers, as their digits with the country's dialling code before them, and the codes that are sent to them. */
import type { Attempts } from './attempts.ts'
import type { Database } from '../database.ts'

const MOBILES = `
CREATE TABLE IF NOT EXISTS mobiles (
  merchant TEXT NOT NULL,
  number TEXT NOT NULL,
  member TEXT NOT NULL REFERENCES members (id),
  PRIMARY KEY (merchant, number)
) STRICT, WITHOUT ROWID;
`

const SMS_CODES = `
CREATE TABLE IF NOT EXISTS sms_codes (
  merchant TEXT NOT NULL,
  number TEXT NOT NULL,
  code TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (merchant, number)
) STRICT, WITHOUT ROWID;
`

/** How long a code is good, in minutes; the server says so when it sends one. */
export const CODE_MINUTES = 10
/** How long no other one follows it: what a client's countdown is told. */
export const SMS_WAIT_MINUTES = 2
/** How long the last code of a number is remembered, so that an expired one can be told from a wrong one. */
const KEPT_MS = 3_600_000

export function createMobiles(db: Database) {
  db.create(MOBILES)
  const memberOf = (merchant: string, number: string): string | undefined =>
    db.one<{ member: string }>('SELECT member FROM mobiles WHERE merchant = ? AND number = ?', merchant, number)?.member
  return {
    /** Notes whose number it is; the first member that has it keeps it. */
    keep: (merchant: string, number: string, member: string): void => {
      db.run('INSERT OR IGNORE INTO mobiles VALUES (?, ?, ?)', merchant, number, member)
    },
    /** Gives a member another number; false where it is somebody else's. */
    bind: (merchant: string, number: string, member: string): boolean =>
      db.transaction(() => {
        const owner = memberOf(merchant, number)
        if (owner !== undefined && owner !== member) return false
        db.run('DELETE FROM mobiles WHERE merchant = ? AND member = ?', merchant, member)
        db.run('INSERT INTO mobiles VALUES (?, ?, ?)', merchant, number, member)
        return true
      }),
    /** The id of the member whose number it is. */
    member: memberOf,
    /** A member's own number. */
    numberOf: (merchant: string, member: string): string | undefined =>
      db.one<{ number: string }>('SELECT number FROM mobiles WHERE merchant = ? AND member = ?', merchant, member)
        ?.number,
  }
}

export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'too-many'

interface Row {
  code: string
  expires_at: number
}

export function createSmsCodes(db: Database, attempts: Attempts) {
  db.create(SMS_CODES)
  const of = (merchant: string, number: string): Row | undefined =>
    db.one<Row>('SELECT code, expires_at FROM sms_codes WHERE merchant = ? AND number = ?', merchant, number)
  const drop = (merchant: string, number: string): void => {
    db.run('DELETE FROM sms_codes WHERE merchant = ? AND number = ?', merchant, number)
  }
  const wrongOnes = (number: string): string => `wrong-code:${number}`
  return {
    /** Keeps the code of a number; the last one sent is the one that counts. */
    keep: (merchant: string, number: string, code: string, now: number): void => {
      db.run('DELETE FROM sms_codes WHERE expires_at <= ?', now - KEPT_MS)
      const until = now + CODE_MINUTES * 60_000
      db.run(
        'INSERT OR REPLACE INTO sms_codes (merchant, number, code, expires_at) VALUES (?, ?, ?, ?)',
        merchant,
        number,
        code,
        until,
      )
    },
    /** When the number was sent the code that it has, in milliseconds since 1970; `undefined` where it has none. */
    sentAt: (merchant: string, number: string): number | undefined => {
      const kept = of(merchant, number)
      return kept && kept.expires_at - CODE_MINUTES * 60_000
    },
    /** Judges a code. A right one is used up. Wrong ones count for five minutes, also against the codes that come after. */
    check: (merchant: string, number: string, code: string, now: number): CodeVerdict => {
      if (attempts.isExhausted(merchant, wrongOnes(number), now)) return 'too-many'
      const kept = of(merchant, number)
      if (!kept) return 'wrong'
      if (kept.expires_at <= now) return 'expired'
      if (kept.code === code) {
        drop(merchant, number)
        attempts.forget(merchant, [wrongOnes(number)])
        return 'right'
      }
      attempts.note(merchant, [wrongOnes(number)], now)
      return 'wrong'
    },
    /** Drops the code of a number. */
    drop,
    /** The code that a number was sent, for tests and developers. */
    sent: (merchant: string, number: string): string | undefined => of(merchant, number)?.code,
  }
}
