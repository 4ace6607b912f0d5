/** The tables of the games' server: its sessions, the seeds of its chances, and a betting record for every round. */
export const PLAY_SCHEMA = `
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

CREATE TABLE IF NOT EXISTS bets (
  record TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  member TEXT REFERENCES members (id),
  account TEXT NOT NULL REFERENCES ledger_accounts (id),
  house TEXT NOT NULL REFERENCES ledger_accounts (id),
  round TEXT NOT NULL,
  vendor TEXT NOT NULL,
  game TEXT NOT NULL,
  node TEXT NOT NULL,
  game_name TEXT NOT NULL,
  category TEXT NOT NULL,
  room TEXT NOT NULL,
  demo INTEGER NOT NULL CHECK (demo IN (0, 1)),
  stake INTEGER NOT NULL CHECK (stake > 0),
  win INTEGER NOT NULL CHECK (win >= 0),
  valid_bet INTEGER NOT NULL CHECK (valid_bet >= 0),
  status TEXT NOT NULL CHECK (status IN ('open', 'settled', 'void')),
  at INTEGER NOT NULL,
  settled_at INTEGER,
  due_at INTEGER,
  seed INTEGER NOT NULL REFERENCES play_seeds (id),
  nonce INTEGER NOT NULL,
  bet TEXT NOT NULL,
  details TEXT NOT NULL,
  state TEXT,
  UNIQUE (account, round)
) STRICT;
CREATE INDEX IF NOT EXISTS bets_by_account ON bets (account, game, at);
CREATE INDEX IF NOT EXISTS bets_by_member ON bets (merchant, member, at);
CREATE INDEX IF NOT EXISTS bets_that_are_open ON bets (due_at) WHERE status = 'open';
`
