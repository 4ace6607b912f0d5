/** The tables of what leaves the platform: where to, and how far each withdrawal has come. */
export const WITHDRAWAL_SCHEMA = `
CREATE TABLE IF NOT EXISTS payout_accounts (
  id TEXT PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL CHECK (kind IN ('bank', 'crypto')),
  code TEXT NOT NULL,
  name TEXT NOT NULL,
  number TEXT NOT NULL,
  holder TEXT NOT NULL,
  is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
  UNIQUE (member, code, number)
) STRICT;

CREATE TABLE IF NOT EXISTS withdrawals (
  reference TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  member TEXT NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  number TEXT NOT NULL,
  holder TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  fee INTEGER NOT NULL CHECK (fee BETWEEN 0 AND amount),
  paid INTEGER NOT NULL CHECK (paid BETWEEN 0 AND amount - fee),
  received INTEGER NOT NULL CHECK (received BETWEEN 0 AND paid),
  state TEXT NOT NULL,
  at INTEGER NOT NULL,
  confirm_by INTEGER,
  confirmed_by TEXT NOT NULL,
  acknowledged INTEGER NOT NULL CHECK (acknowledged IN (0, 1)),
  reason TEXT NOT NULL,
  note TEXT NOT NULL,
  proofs TEXT NOT NULL,
  history TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS withdrawals_by_member ON withdrawals (member, at);
`
