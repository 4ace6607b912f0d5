import { readInvitation, type Invitation } from '../../../rules/account/registration/register-ways.ts'
import type { Search } from '../../../rules/site/search-params.ts'

/**
 * Who sent the player: the codes of the address and, where it has none, of the address that the site was opened at, since
 * an invitation may lead anywhere and its reader look around before they register.
 */
export function invitationOf(search: Search): Invitation {
  const here = readInvitation(search)
  const first = readInvitation(openedWith())
  return {
    affiliateCode: here.affiliateCode || first.affiliateCode,
    referralCode: here.referralCode || first.referralCode,
  }
}

/** The browser remembers it while the page lives, so that nothing has to be kept. */
function openedWith(): Search {
  const [opened] = performance.getEntriesByType('navigation')
  return opened && URL.canParse(opened.name) ? Object.fromEntries(new URL(opened.name).searchParams) : {}
}
