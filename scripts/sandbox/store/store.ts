/** All state of the sandbox, by noun. */
import { openDatabase, type Database } from './database.ts'
import { createHumanChecks, type HumanChecks } from './human-checks.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { createCaptchas, createLogins, type Captchas, type Logins } from './logins.ts'
import { createMembers, type Members } from './members.ts'
import { createFeedback, createMessages, type Feedback, type Messages } from './post.ts'
import { createMobiles, createSmsCodes, type Mobiles, type SmsCodes } from './mobiles.ts'
import { createProfiles, type Profiles } from './profiles.ts'
import { createSessions, type Sessions } from './sessions.ts'

export interface Store {
  readonly db: Database
  readonly members: Members
  readonly mobiles: Mobiles
  readonly smsCodes: SmsCodes
  readonly profiles: Profiles
  readonly sessions: Sessions
  readonly logins: Logins
  readonly captchas: Captchas
  readonly humanChecks: HumanChecks
  readonly feedback: Feedback
  readonly messages: Messages
  readonly ledger: Ledger
}

/** @param file a path, or `:memory:` */
export function openStore(file: string): Store {
  const db = openDatabase(file)
  return {
    db,
    members: createMembers(db),
    mobiles: createMobiles(db),
    smsCodes: createSmsCodes(db),
    profiles: createProfiles(db),
    sessions: createSessions(db),
    logins: createLogins(db),
    captchas: createCaptchas(db),
    humanChecks: createHumanChecks(db),
    feedback: createFeedback(db),
    messages: createMessages(db),
    ledger: createLedger(db),
  }
}
