/** What asks whether somebody is a person: puzzles and questions, each good for one try, and the proofs that they lead to. */
import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../database.ts'
import { CODE_MINUTES } from './mobiles.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS human_checks (
  visitor TEXT NOT NULL,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  answer TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (visitor, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS human_check_failures (
  visitor TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS human_check_failures_by_visitor ON human_check_failures (visitor, at);

CREATE TABLE IF NOT EXISTS human_proofs (
  token_hash BLOB PRIMARY KEY,
  visitor TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  -- What a proof that holds was used for first.
  subject TEXT
) STRICT, WITHOUT ROWID;
`

/** How long a puzzle or a question waits: 5 minutes, in milliseconds. */
export const CHECK_MS = 5 * 60_000
/** How long a proof is good: as long as the code that it sends. */
export const PROOF_MS = CODE_MINUTES * 60_000
/** Wrong answers of one browser within that time after which none is taken any more. */
export const WRONG_ANSWERS = 8

export type CheckKind = 'puzzle' | 'question'
export type CheckVerdict = 'right' | 'wrong' | 'too-many'

interface Row {
  id: string
  answer: string
}

const digest = (token: string): Buffer => createHash('sha256').update(token).digest()

export function createHumanChecks(db: Database) {
  db.create(TABLES)
  const asked = (visitor: string, kind: CheckKind, now: number): Row | undefined =>
    db.one<Row>(
      'SELECT id, answer FROM human_checks WHERE visitor = ? AND kind = ? AND expires_at > ?',
      visitor,
      kind,
      now,
    )
  const failures = (visitor: string, now: number): number =>
    db.one<{ count: number }>(
      'SELECT COUNT(*) AS count FROM human_check_failures WHERE visitor = ? AND at > ?',
      visitor,
      now - CHECK_MS,
    )?.count ?? 0
  return {
    /** Keeps what a browser is asked; it has one puzzle and one question at a time. Returns its id. */
    ask: (visitor: string, kind: CheckKind, answer: string, now: number): string => {
      const id = randomBytes(12).toString('hex')
      db.run('DELETE FROM human_checks WHERE expires_at <= ?', now)
      db.run('DELETE FROM human_check_failures WHERE at <= ?', now - CHECK_MS)
      db.run('INSERT OR REPLACE INTO human_checks VALUES (?, ?, ?, ?, ?)', visitor, kind, id, answer, now + CHECK_MS)
      return id
    },
    /**
     * Judges an answer and uses the puzzle or question up, whatever it is.
     * @param fits told what was kept
     */
    judge: (
      visitor: string | null,
      kind: CheckKind,
      id: string,
      fits: (answer: string) => boolean,
      now: number,
    ): CheckVerdict => {
      if (visitor === null) return 'wrong'
      if (failures(visitor, now) >= WRONG_ANSWERS) return 'too-many'
      const kept = asked(visitor, kind, now)
      db.run('DELETE FROM human_checks WHERE visitor = ? AND kind = ?', visitor, kind)
      if (kept?.id === id && fits(kept.answer)) return 'right'
      db.run('INSERT INTO human_check_failures VALUES (?, ?)', visitor, now)
      return 'wrong'
    },
    /** A token for a browser that has passed. */
    prove: (visitor: string, now: number): string => {
      const token = randomBytes(24).toString('base64url')
      db.run('DELETE FROM human_proofs WHERE expires_at <= ?', now)
      db.run('INSERT INTO human_proofs VALUES (?, ?, ?, NULL)', digest(token), visitor, now + PROOF_MS)
      return token
    },
    /** Whether the token is this browser's and not yet used; it is used up. */
    redeem: (visitor: string | null, token: string, now: number): boolean =>
      visitor !== null &&
      db.run(
        'DELETE FROM human_proofs WHERE token_hash = ? AND visitor = ? AND expires_at > ? AND subject IS NULL',
        digest(token),
        visitor,
        now,
      ) === 1,
    /** Whether the token is this browser's and was used for nothing else; it holds for the same thing until its end. */
    bind: (visitor: string | null, token: string, subject: string, now: number): boolean =>
      visitor !== null &&
      db.run(
        `UPDATE human_proofs SET subject = ? WHERE token_hash = ? AND visitor = ? AND expires_at > ?
        AND (subject IS NULL OR subject = ?)`,
        subject,
        digest(token),
        visitor,
        now,
        subject,
      ) === 1,
    /** What a browser's puzzle or question wants to hear, for tests. */
    answer: (visitor: string, kind: CheckKind, now: number): string | undefined => asked(visitor, kind, now)?.answer,
  }
}
