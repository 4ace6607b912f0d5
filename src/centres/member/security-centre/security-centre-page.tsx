import { Devices } from './devices.tsx'
import { Guards } from './guards.tsx'
import { KnownAddresses } from './known-addresses.tsx'
import { Logins } from './logins.tsx'
import { Payouts } from './payouts.tsx'
import { Profile } from './profile.tsx'
import { WayBack } from './way-back.tsx'

/** "My account" (spec 2, "Member centre": securityCenter): who one is, what guards the account, where its money goes, where it is logged in. */
export function SecurityCentrePage() {
  return (
    <>
      <WayBack />
      <Profile />
      <Guards />
      <Payouts />
      <Devices />
      <KnownAddresses />
      <Logins />
    </>
  )
}
