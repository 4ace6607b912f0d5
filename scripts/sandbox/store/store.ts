/** All state of the sandbox, by noun. */
import { openDatabase, type Database } from './database.ts'
import { createIdentities, type Identities } from './identities.ts'
import { createAttempts, type Attempts } from './attempts.ts'
import { createAuthenticators, type Authenticators } from './authenticators.ts'
import { createCodes, type Codes } from './codes.ts'
import { createHumanChecks, type HumanChecks } from './human-checks.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { createCaptchas, createLogins, type Captchas, type Logins } from './logins.ts'
import { createMails, type Mails } from './mails.ts'
import { createMembers, type Members } from './members.ts'
import { createFeedback, createMessages, type Feedback, type Messages } from './post.ts'
import { createMobiles, createSmsCodes, type Mobiles, type SmsCodes } from './mobiles.ts'
import { createProfiles, type Profiles } from './profiles.ts'
import { createPendingLogins, type PendingLogins } from './pending-logins.ts'
import { createSessions, type Sessions } from './sessions.ts'

export interface Store {
  readonly db: Database
  readonly members: Members
  readonly authenticators: Authenticators
  readonly mobiles: Mobiles
  readonly identities: Identities
  readonly smsCodes: SmsCodes
  readonly profiles: Profiles
  readonly codes: Codes
  readonly mails: Mails
  readonly sessions: Sessions
  readonly attempts: Attempts
  readonly pendingLogins: PendingLogins
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
  const attempts = createAttempts(db)
  return {
    db,
    members: createMembers(db),
    authenticators: createAuthenticators(db),
    mobiles: createMobiles(db),
    identities: createIdentities(db),
    smsCodes: createSmsCodes(db, attempts),
    profiles: createProfiles(db),
    codes: createCodes(db),
    mails: createMails(db),
    sessions: createSessions(db),
    attempts,
    pendingLogins: createPendingLogins(db),
    logins: createLogins(attempts),
    captchas: createCaptchas(db),
    humanChecks: createHumanChecks(db),
    feedback: createFeedback(db),
    messages: createMessages(db),
    ledger: createLedger(db),
  }
}
