/** Registration links of agents, and who has come by them. */
import type { Database } from '../database.ts'
import { tableOf } from '../table.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS registration_links (
  code TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  agent TEXT NOT NULL REFERENCES members (id),
  is_agent INTEGER NOT NULL,
  rebate INTEGER NOT NULL,
  note TEXT NOT NULL,
  created INTEGER NOT NULL,
  expires INTEGER,
  disabled INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS registration_links_by_agent ON registration_links (agent, created);
CREATE TABLE IF NOT EXISTS link_members (
  member TEXT PRIMARY KEY REFERENCES members (id),
  code TEXT NOT NULL REFERENCES registration_links (code),
  joined INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS link_members_by_code ON link_members (code, joined);
`

export interface Link {
  readonly code: string
  readonly merchant: string
  readonly agent: string
  /** Whether those who come by it are agents. */
  readonly isAgent: boolean
  /** In ten-thousandths of a percent. */
  readonly rebate: bigint
  readonly note: string
  /** Milliseconds since 1970, as all moments here. */
  readonly created: number
  readonly expires: number | null
  readonly disabled: number | null
}

/** Somebody who has come by a link. */
export interface LinkMember {
  readonly member: string
  readonly code: string
  readonly joined: number
}

export function createLinks(db: Database) {
  db.create(TABLES)
  const { add, keep, where } = tableOf<Link>(db, 'registration_links', 'code', {
    isAgent: 'flag',
    created: 'number',
    expires: 'number',
    disabled: 'number',
  })
  const members = tableOf<LinkMember>(db, 'link_members', 'member', { joined: 'number' })
  return {
    add,
    keep,
    one: (code: string): Link | undefined => where('code = ?', code)[0],
    /** An agent's, the newest first. */
    ofAgent: (agent: string): Link[] => where('agent = ? ORDER BY created DESC, rowid DESC', agent),
    addMember: members.add,
    /** Who has come by a link, the newest first. */
    members: (code: string): LinkMember[] => members.where('code = ? ORDER BY joined DESC', code),
    /** The link that a member has come by. */
    ofMember: (member: string): string | null => members.where('member = ?', member)[0]?.code ?? null,
  }
}
