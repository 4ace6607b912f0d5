/** Registration links (spec 2, "Agent centre": Account): who registers by one stands below its agent. */
import { linkState } from '../../../src/rules/team/opened-account.ts'
import type { Context } from '../context.ts'
import type { Link } from '../store/team/links.ts'

type Asked = Pick<Context, 'store' | 'merchant' | 'now'>

/** The link of a code that somebody may register by now. */
export function linkInUse({ store, merchant, now }: Asked, code: string): Link | undefined {
  const found = store.links.one(code)
  return found?.merchant === merchant.merchantCode && linkState(found, now()) === 'open' ? found : undefined
}

/** Puts a new member below an agent, with the rebate that was settled. */
export function placeBelow({ store }: Asked, member: string, { agent, rebate }: Pick<Link, 'agent' | 'rebate'>): void {
  store.teams.join(member, agent)
  // The agent's own may have become less since.
  const own = store.rebates.of(agent)
  store.rebates.set(member, rebate < own ? rebate : own)
}

/** The same for somebody who has registered by a link. */
export function joinByLink(asked: Asked, member: string, link: Link): void {
  placeBelow(asked, member, link)
  asked.store.links.addMember({ member, code: link.code, joined: asked.now() })
}
