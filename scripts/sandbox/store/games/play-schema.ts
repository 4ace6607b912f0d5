/** The tables of the games' server: tickets to it, its sessions, and the seeds of its chances. */
export const PLAY_SCHEMA = `
CREATE TABLE IF NOT EXISTS play_tickets (
  ticket_hash BLOB PRIMARY KEY,
  merchant TEXT NOT NULL,
  member TEXT REFERENCES members (id),
  session_hash BLOB,
  account TEXT NOT NULL REFERENCES ledger_accounts (id),
  house TEXT NOT NULL REFERENCES ledger_accounts (id),
  game TEXT NOT NULL,
  room TEXT NOT NULL,
  play_type TEXT NOT NULL,
  demo INTEGER NOT NULL CHECK (demo IN (0, 1)),
  language TEXT NOT NULL,
  host TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS play_sessions (
  token_hash BLOB PRIMARY KEY,
  seat TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS play_seeds (
  id INTEGER PRIMARY KEY,
  account TEXT NOT NULL,
  game TEXT NOT NULL,
  seed BLOB NOT NULL,
  nonce INTEGER NOT NULL DEFAULT 0,
  current INTEGER NOT NULL DEFAULT 1 CHECK (current IN (0, 1))
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS play_seed_in_use ON play_seeds (account, game) WHERE current = 1;
`
