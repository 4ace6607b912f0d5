/** Every call of the contract, answered. A call that is added to the contract does not compile until it stands here. */
import { announcements } from './announcements.ts'
import type { Handlers } from './contract.ts'
import { games } from './games.ts'
import { identity } from './identity.ts'
import { lottery } from './lottery/handlers.ts'
import { messages } from './messages.ts'
import { password } from './password.ts'
import { registration } from './registration.ts'
import { rewards } from './rewards.ts'
import { secondFactor } from './second-factor.ts'
import { session } from './session.ts'
import { slider } from './slider.ts'
import { sms } from './sms.ts'
import { support } from './support.ts'
import { system } from './system.ts'
import { wallet } from './wallet.ts'

export const handlers = {
  ...system,
  ...announcements,
  ...lottery,
  ...games,
  ...session,
  ...identity,
  ...slider,
  ...sms,
  ...password,
  ...secondFactor,
  ...registration,
  ...wallet,
  ...rewards,
  ...messages,
  ...support,
} satisfies Handlers
