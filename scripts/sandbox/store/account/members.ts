/** Members: who they are, and whether a password is theirs. */
import { scryptSync, timingSafeEqual, randomBytes } from 'node:crypto'
import type { Database } from '../database.ts'

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

interface Row {
  id: string
  merchant: string
  username: string
  kind: string
  nickname: string
  type: number
  rank_level: number
  rank_name: string
  labels: string
  to_upline: number
  plays: number
  avatar: string
  salt: Uint8Array
  password_hash: Uint8Array
  password_expired: number
  password_default: number
  first_login: number
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
  const stranger = { salt: randomBytes(16), password_hash: randomBytes(32) }
  const row = (merchant: string, username: string): Row | undefined =>
    db.one<Row>('SELECT * FROM members WHERE merchant = ? AND username = ?', merchant, normalUsername(username))
  return {
    add: (member: Member, { salt, hash: passwordHash }: Secret, at: number): void => {
      db.run(
        'INSERT INTO members VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
        member.id,
        member.merchant,
        normalUsername(member.username),
        member.kind,
        member.nickname,
        member.type,
        member.rankLevel,
        member.rankName,
        JSON.stringify(member.labels),
        Number(member.toUpline),
        Number(member.plays),
        member.avatar,
        salt,
        passwordHash,
        Number(member.passwordExpired),
        Number(member.passwordDefault),
        Number(member.firstLogin),
        at,
      )
    },
    byId: (id: string): Member | undefined => toMember(db.one<Row>('SELECT * FROM members WHERE id = ?', id)),
    byUsername: (merchant: string, username: string): Member | undefined => toMember(row(merchant, username)),
    /** The member whose username and password these are. Takes as long for a stranger as for a member. */
    authenticate: (merchant: string, username: string, password: string): Member | undefined => {
      const found = row(merchant, username)
      const known = found ?? stranger
      const same = timingSafeEqual(hashOf(password, known.salt), known.password_hash)
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
  return {
    id: row.id,
    merchant: row.merchant,
    username: row.username,
    kind: row.kind,
    nickname: row.nickname,
    type: row.type,
    rankLevel: row.rank_level,
    rankName: row.rank_name,
    // Written by `add`, from a list of texts.
    labels: JSON.parse(row.labels) as string[],
    toUpline: row.to_upline === 1,
    plays: row.plays === 1,
    avatar: row.avatar,
    passwordExpired: row.password_expired === 1,
    passwordDefault: row.password_default === 1,
    firstLogin: row.first_login === 1,
  }
}
