/** What records are looked up by, and the exports of them that were asked for. */
export const RECORD_SCHEMA = `
CREATE INDEX IF NOT EXISTS ledger_entries_in_order ON ledger_entries (account, ledger_transaction, amount);
CREATE INDEX IF NOT EXISTS bets_settled_by_member ON bets (member, settled_at) WHERE demo = 0;

CREATE TABLE IF NOT EXISTS record_exports (
  id TEXT PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL CHECK (kind IN ('bets', 'transactions')),
  start_time INTEGER NOT NULL,
  end_time INTEGER NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (member, kind, start_time, end_time)
) STRICT;
`
