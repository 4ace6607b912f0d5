import { Devices } from './devices/devices.tsx'
import { Factors } from './protection/factors.tsx'
import { KnownAddresses } from './devices/known-addresses.tsx'
import { LoginHistory } from './devices/login-history.tsx'
import { Payouts } from './payout-accounts/payouts.tsx'
import { Profile } from './profile/profile.tsx'
import { WayBack } from './way-back.tsx'

/** "My account" (spec 2, "Member centre": securityCenter): who one is, what guards the account, where its money goes, where it is logged in. */
export function SecurityCentrePage() {
  return (
    <>
      <WayBack />
      <Profile />
      <Factors />
      <Payouts />
      <Devices />
      <KnownAddresses />
      <LoginHistory />
    </>
  )
}
