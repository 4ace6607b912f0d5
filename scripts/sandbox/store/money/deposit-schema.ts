/** The tables of what comes in: pictures that members send, deposits, and the bonuses that come with them. */
export const DEPOSIT_SCHEMA = `
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

CREATE TABLE IF NOT EXISTS deposits (
  reference TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  member TEXT NOT NULL REFERENCES members (id),
  channel TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  fee INTEGER NOT NULL CHECK (fee >= 0),
  state TEXT NOT NULL,
  reason TEXT NOT NULL,
  bonus TEXT REFERENCES bonuses (id),
  payer TEXT NOT NULL,
  return_url TEXT NOT NULL,
  slips TEXT NOT NULL,
  at INTEGER NOT NULL,
  expires_at INTEGER,
  decided_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS deposits_by_member ON deposits (member, at);

CREATE TABLE IF NOT EXISTS used_vouchers (
  merchant TEXT NOT NULL,
  code TEXT NOT NULL,
  reference TEXT NOT NULL,
  PRIMARY KEY (merchant, code)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS bonuses (
  id TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  member TEXT NOT NULL REFERENCES members (id),
  offer TEXT NOT NULL,
  name TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  turnover_required INTEGER NOT NULL CHECK (turnover_required >= 0),
  turnover_done INTEGER NOT NULL DEFAULT 0,
  state TEXT NOT NULL CHECK (state IN ('offered', 'active', 'completed', 'forfeited', 'expired')),
  at INTEGER NOT NULL,
  given INTEGER,
  ends INTEGER,
  ended INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS bonuses_by_member ON bonuses (member, at);
`
