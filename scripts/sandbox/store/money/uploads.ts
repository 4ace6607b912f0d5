/** Pictures that members have sent, in parts until they are whole. */
import type { Database } from '../database.ts'
import { tableOf } from '../table.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS uploads (
  id TEXT PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  purpose TEXT NOT NULL,
  type TEXT NOT NULL,
  size INTEGER NOT NULL CHECK (size > 0),
  whole INTEGER NOT NULL DEFAULT 0 CHECK (whole IN (0, 1)),
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS uploads_by_member ON uploads (member, at);

CREATE TABLE IF NOT EXISTS upload_parts (
  upload TEXT NOT NULL REFERENCES uploads (id),
  number INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (upload, number)
) STRICT, WITHOUT ROWID;
`

export interface Upload {
  readonly id: string
  readonly member: string
  readonly purpose: string
  readonly type: string
  /** Bytes. */
  readonly size: number
  readonly whole: boolean
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The pictures over the state's tables. */
export function createUploads(db: Database) {
  db.create(TABLES)
  const { add, where } = tableOf<Upload>(db, 'uploads', 'id', { size: 'number', whole: 'flag', at: 'number' })
  return {
    begin: (upload: Omit<Upload, 'whole'>): void => add({ ...upload, whole: false }),
    byId: (id: string): Upload | undefined => where('id = ?', id)[0],
    /** Keeps a part; one of the same number gives way. */
    keepPart: (id: string, part: number, bytes: Uint8Array): void => {
      db.run('INSERT OR REPLACE INTO upload_parts VALUES (?, ?, ?)', id, part, bytes)
    },
    /** What there is of it by now, in the order of its parts. */
    bytesOf: (id: string): Uint8Array =>
      Buffer.concat(
        db
          .all<{ bytes: Uint8Array }>('SELECT bytes FROM upload_parts WHERE upload = ? ORDER BY number', id)
          .map(({ bytes }) => bytes),
      ),
    finish: (id: string): void => {
      db.run('UPDATE uploads SET whole = 1 WHERE id = ?', id)
    },
    /** Forgets it. */
    drop: (id: string): void => {
      db.run('DELETE FROM upload_parts WHERE upload = ?', id)
      db.run('DELETE FROM uploads WHERE id = ?', id)
    },
  }
}
