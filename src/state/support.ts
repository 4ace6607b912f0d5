/** Customer service (spec 6): VIP members get theirs, everyone else live chat. */
import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { SERVICE_LINK_TYPE, getServiceLink } from '../api/support.ts'
import { supportType } from '../rules/account.ts'
import { guardUrl } from '../rules/url-guard.ts'
import { brandAtom } from './brand.ts'
import { gatewayAtom } from './gateway.ts'
import { memberQuery } from './member.ts'
import { sessionAtom } from './session.ts'

/** The link arrived, but leads nowhere that this brand opens. */
export class SupportUnavailable extends Error {
  override readonly name = 'SupportUnavailable'
}

/**
 * Asks for the address of customer service and opens it in a new tab that can't reach back.
 * Call it from a click: browsers open no window otherwise.
 * @throws Failure of the call; SupportUnavailable when no address passes the guard
 */
export const openSupportAtom = atom(null, async (get, _set, queries: QueryClient): Promise<void> => {
  const { gateway, origins } = get(brandAtom)
  const sealing = gateway.seal === 'none' ? null : await import('../api/seal.ts')
  const replyKey = sealing?.newReplyKey()
  const ask = get(gatewayAtom)
  const rank = get(sessionAtom)
    ? await queries.fetchQuery(memberQuery(ask)).then(
        (it) => it.clubLabel.rankLevel,
        () => 0,
      )
    : 0
  const reply = await ask(getServiceLink, {
    csType: supportType(rank),
    ...(replyKey === undefined ? {} : { replyKey }),
  })
  for (const { type, path } of reply.version.pathList) {
    if (type !== SERVICE_LINK_TYPE) continue
    // One that was not sealed for us leads nowhere either.
    const text = sealing && replyKey !== undefined ? await sealing.openReply(path, replyKey).catch(() => '') : path
    const url = guardUrl(text, { kind: 'support', origins: origins.support })
    if (!url) continue
    window.open(url, '_blank', 'noopener,noreferrer')
    return
  }
  throw new SupportUnavailable('no address of customer service is on a host that this brand opens')
})
