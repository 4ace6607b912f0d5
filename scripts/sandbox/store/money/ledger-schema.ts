/**
 * The ledger's tables. Its rules stand here as triggers, so that no code can break them: a transaction sums to zero when it is
 * posted, an account that may not be negative is not, and what is posted stays.
 */
export const LEDGER_SCHEMA = `
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
CREATE INDEX IF NOT EXISTS ledger_entries_in_order ON ledger_entries (account, ledger_transaction, amount);

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
