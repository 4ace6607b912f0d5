/** What the operator has switched off for an agent (spec 3, "Consolidated agent data"). */
import type { ContractKind } from '../../../../src/rules/team/contract-terms.ts'
import type { Database } from '../database.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS agent_kinds_off (
  member TEXT NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL,
  PRIMARY KEY (member, kind)
) STRICT, WITHOUT ROWID;
`

export function createAgentPolicies(db: Database) {
  db.create(TABLES)
  return {
    kindsOff: (member: string): ContractKind[] =>
      db
        .all<{ kind: ContractKind }>('SELECT kind FROM agent_kinds_off WHERE member = ?', member)
        .map(({ kind }) => kind),
    switchKind: (member: string, kind: ContractKind, on: boolean): void => {
      if (on) db.run('DELETE FROM agent_kinds_off WHERE member = ? AND kind = ?', member, kind)
      else db.run('INSERT OR IGNORE INTO agent_kinds_off VALUES (?, ?)', member, kind)
    },
  }
}
