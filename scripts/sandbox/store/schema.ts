/** The tables, but for the ledger's and those of play. */
export const SCHEMA = `
CREATE TABLE IF NOT EXISTS members (
  id TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  username TEXT NOT NULL,
  kind TEXT NOT NULL,
  nickname TEXT NOT NULL,
  type INTEGER NOT NULL,
  rank_level INTEGER NOT NULL,
  rank_name TEXT NOT NULL,
  labels TEXT NOT NULL,
  to_upline INTEGER NOT NULL,
  plays INTEGER NOT NULL,
  avatar TEXT NOT NULL,
  salt BLOB NOT NULL,
  password_hash BLOB NOT NULL,
  password_expired INTEGER NOT NULL,
  password_default INTEGER NOT NULL,
  first_login INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  UNIQUE (merchant, username)
) STRICT;

CREATE TABLE IF NOT EXISTS mobiles (
  merchant TEXT NOT NULL,
  number TEXT NOT NULL,
  member TEXT NOT NULL REFERENCES members (id),
  PRIMARY KEY (merchant, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS profiles (
  member TEXT PRIMARY KEY REFERENCES members (id),
  fields TEXT NOT NULL,
  payment_salt BLOB NOT NULL,
  payment_hash BLOB
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS identities (
  merchant TEXT NOT NULL,
  subject TEXT NOT NULL,
  member TEXT NOT NULL REFERENCES members (id),
  PRIMARY KEY (merchant, subject)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS used_identity_tokens (
  token_hash BLOB PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS sms_codes (
  merchant TEXT NOT NULL,
  number TEXT NOT NULL,
  code TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (merchant, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS authenticators (
  member TEXT PRIMARY KEY REFERENCES members (id),
  secret TEXT NOT NULL,
  step INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS mails (
  id INTEGER PRIMARY KEY,
  merchant TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS codes (
  purpose TEXT NOT NULL,
  subject TEXT NOT NULL,
  code_hash BLOB NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (purpose, subject)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS pending_logins (
  ticket_hash BLOB PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  failures INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS sessions (
  token_hash BLOB PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  password_demanded INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sessions_by_member ON sessions (member);

CREATE TABLE IF NOT EXISTS login_records (
  id TEXT PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  token_hash BLOB,
  at INTEGER NOT NULL,
  ip TEXT NOT NULL,
  device TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS login_records_by_member ON login_records (member, at);

CREATE TABLE IF NOT EXISTS forgotten_addresses (
  member TEXT NOT NULL REFERENCES members (id),
  ip TEXT NOT NULL,
  PRIMARY KEY (member, ip)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS asked_always (
  member TEXT PRIMARY KEY REFERENCES members (id)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS pending_authenticators (
  member TEXT PRIMARY KEY REFERENCES members (id),
  secret TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS captchas (
  visitor TEXT PRIMARY KEY,
  answer TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

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

CREATE TABLE IF NOT EXISTS attempts (
  merchant TEXT NOT NULL,
  subject TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS attempts_by_subject ON attempts (merchant, subject, at);
CREATE INDEX IF NOT EXISTS attempts_by_time ON attempts (at);

CREATE TABLE IF NOT EXISTS sealed_calls (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS feedback (
  ticket TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  member TEXT REFERENCES members (id),
  question_type TEXT NOT NULL,
  content TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS money_calls (
  merchant TEXT NOT NULL,
  member TEXT NOT NULL,
  key TEXT NOT NULL,
  endpoint TEXT NOT NULL,
  digest TEXT NOT NULL,
  answer TEXT NOT NULL,
  source TEXT,
  target TEXT,
  amount TEXT,
  at INTEGER NOT NULL,
  nth INTEGER NOT NULL,
  PRIMARY KEY (merchant, member, key, nth)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS favorite_games (
  member TEXT NOT NULL REFERENCES members (id),
  game TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (member, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS recent_games (
  member TEXT NOT NULL REFERENCES members (id),
  game TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (member, game)
) STRICT, WITHOUT ROWID;

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
`
