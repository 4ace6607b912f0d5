/** Members: who they are, and whether a password is theirs. */
import { scryptSync, timingSafeEqual, randomBytes } from 'node:crypto'
import type { Database } from '../database.ts'
import { tableOf } from '../table.ts'

const TABLES = `
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
`

export interface Member {
  readonly id: string
  readonly merchant: string
  readonly username: string
  readonly kind: string
  readonly nickname: string
  /** The account type (spec 6): 4 is trial; 1, 2, 41 and 42 are agents; 0 is a plain member. */
  readonly type: number
  readonly rankLevel: number
  readonly rankName: string
  readonly labels: readonly string[]
  readonly toUpline: boolean
  /** Whether the account is a member's at all: an affiliate's is not, and is refused on a member site. */
  readonly plays: boolean
  readonly avatar: string
  readonly passwordExpired: boolean
  readonly passwordDefault: boolean
  readonly firstLogin: boolean
}

/** What a table holds of a member. */
interface Row extends Member {
  readonly salt: Uint8Array
  readonly passwordHash: Uint8Array
  readonly createdAt: number
}

/** Users write their name in any case. */
export const normalUsername = (username: string): string => username.trim().toLowerCase()

/** What is kept of a password. */
export interface Secret {
  readonly salt: Uint8Array
  readonly hash: Uint8Array
}

// A light work factor: these passwords are printed at start, and a start makes dozens of them.
export const hashOf = (password: string, salt: Uint8Array): Buffer =>
  scryptSync(password, salt, 32, { N: 512, r: 8, p: 1 })

/** What to keep of a password; each time another salt. */
export function secretOf(password: string): Secret {
  const salt = randomBytes(16)
  return { salt, hash: hashOf(password, salt) }
}

export function createMembers(db: Database) {
  db.create(TABLES)
  const { add, where } = tableOf<Row>(db, 'members', 'id', {
    type: 'number',
    rankLevel: 'number',
    labels: 'json',
    toUpline: 'flag',
    plays: 'flag',
    passwordExpired: 'flag',
    passwordDefault: 'flag',
    firstLogin: 'flag',
    createdAt: 'number',
  })
  const stranger = { salt: randomBytes(16), passwordHash: randomBytes(32) }
  const named = (merchant: string, username: string): Row | undefined =>
    where('merchant = ? AND username = ?', merchant, normalUsername(username))[0]
  return {
    add: (member: Member, { salt, hash: passwordHash }: Secret, createdAt: number): void =>
      add({ ...member, username: normalUsername(member.username), salt, passwordHash, createdAt }),
    byId: (id: string): Member | undefined => toMember(where('id = ?', id)[0]),
    byUsername: (merchant: string, username: string): Member | undefined => toMember(named(merchant, username)),
    /** The member whose username and password these are. Takes as long for a stranger as for a member. */
    authenticate: (merchant: string, username: string, password: string): Member | undefined => {
      const found = named(merchant, username)
      const known = found ?? stranger
      const same = timingSafeEqual(hashOf(password, known.salt), known.passwordHash)
      return same ? toMember(found) : undefined
    },
    finishFirstLogin: (id: string): void => {
      db.run('UPDATE members SET first_login = 0 WHERE id = ?', id)
    },
    /** Sets the name of the picture that stands for the member. */
    setAvatar: (id: string, avatar: string): void => {
      db.run('UPDATE members SET avatar = ? WHERE id = ?', avatar, id)
    },
    /** Sets a password, which is then neither expired nor the default one. */
    setPassword: (id: string, password: string): void => {
      const secret = secretOf(password)
      db.run(
        'UPDATE members SET salt = ?, password_hash = ?, password_expired = 0, password_default = 0 WHERE id = ?',
        secret.salt,
        secret.hash,
        id,
      )
    },
  }
}

function toMember(row: Row | undefined): Member | undefined {
  if (!row) return undefined
  const { salt: _, passwordHash: __, createdAt: ___, ...member } = row
  return member
}
