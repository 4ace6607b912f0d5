/**
 * The tables. The ledger's rules stand here as triggers, so that no code can break them: a transaction sums to zero when
 * it is posted, an account that may not be negative is not, and what is posted stays.
 */
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
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sessions_by_member ON sessions (member);

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
  expires_at INTEGER NOT NULL
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

CREATE TABLE IF NOT EXISTS messages (
  id TEXT PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  title TEXT NOT NULL,
  at INTEGER NOT NULL,
  read_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS messages_by_member ON messages (member, read_at);

CREATE TABLE IF NOT EXISTS money_calls (
  merchant TEXT NOT NULL,
  member TEXT NOT NULL,
  key TEXT NOT NULL,
  endpoint TEXT NOT NULL,
  digest TEXT NOT NULL,
  answer TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (merchant, member, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS ledger_accounts (
  id TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  may_be_negative INTEGER NOT NULL CHECK (may_be_negative IN (0, 1))
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS ledger_transactions (
  id INTEGER PRIMARY KEY,
  merchant TEXT NOT NULL,
  reason TEXT NOT NULL,
  reference TEXT NOT NULL,
  at INTEGER NOT NULL,
  posted INTEGER NOT NULL DEFAULT 0 CHECK (posted IN (0, 1)),
  UNIQUE (merchant, reference)
) STRICT;

CREATE TABLE IF NOT EXISTS ledger_entries (
  id INTEGER PRIMARY KEY,
  ledger_transaction INTEGER NOT NULL REFERENCES ledger_transactions (id),
  account TEXT NOT NULL REFERENCES ledger_accounts (id),
  amount INTEGER NOT NULL CHECK (amount <> 0 AND amount BETWEEN -9007199254740991 AND 9007199254740991)
) STRICT;
CREATE INDEX IF NOT EXISTS ledger_entries_by_account ON ledger_entries (account, amount);
CREATE INDEX IF NOT EXISTS ledger_entries_by_transaction ON ledger_entries (ledger_transaction);

CREATE TRIGGER IF NOT EXISTS ledger_starts_open BEFORE INSERT ON ledger_transactions WHEN NEW.posted <> 0
BEGIN SELECT RAISE(ABORT, 'ledger: a transaction is posted after its entries'); END;

CREATE TRIGGER IF NOT EXISTS ledger_entry_needs_open BEFORE INSERT ON ledger_entries
WHEN (SELECT posted FROM ledger_transactions WHERE id = NEW.ledger_transaction) = 1
BEGIN SELECT RAISE(ABORT, 'ledger: a posted transaction takes no entry'); END;

CREATE TRIGGER IF NOT EXISTS ledger_entry_stays BEFORE UPDATE ON ledger_entries
BEGIN SELECT RAISE(ABORT, 'ledger: entries do not change'); END;
CREATE TRIGGER IF NOT EXISTS ledger_entry_remains BEFORE DELETE ON ledger_entries
BEGIN SELECT RAISE(ABORT, 'ledger: entries are not deleted'); END;
CREATE TRIGGER IF NOT EXISTS ledger_posted_stays BEFORE UPDATE ON ledger_transactions WHEN OLD.posted = 1
BEGIN SELECT RAISE(ABORT, 'ledger: a posted transaction does not change'); END;
CREATE TRIGGER IF NOT EXISTS ledger_posted_remains BEFORE DELETE ON ledger_transactions
BEGIN SELECT RAISE(ABORT, 'ledger: transactions are not deleted'); END;

CREATE TRIGGER IF NOT EXISTS ledger_sums_to_zero BEFORE UPDATE OF posted ON ledger_transactions
WHEN NEW.posted = 1 AND (SELECT COALESCE(SUM(amount), 1) FROM ledger_entries WHERE ledger_transaction = NEW.id) <> 0
BEGIN SELECT RAISE(ABORT, 'ledger: a transaction sums to zero'); END;

CREATE TRIGGER IF NOT EXISTS ledger_is_covered BEFORE UPDATE OF posted ON ledger_transactions
WHEN NEW.posted = 1 AND EXISTS (
  SELECT 1 FROM ledger_entries AS entry
  JOIN ledger_accounts AS held ON held.id = entry.account AND held.may_be_negative = 0
  WHERE entry.ledger_transaction = NEW.id
  AND (SELECT SUM(amount) FROM ledger_entries WHERE account = held.id) < 0
)
BEGIN SELECT RAISE(ABORT, 'ledger: insufficient balance'); END;
`
