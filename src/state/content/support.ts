/** Customer service (spec 6): VIP members get theirs, everyone else live chat. */
import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { Gateway } from '../../api/transport/gateway.ts'
import { SERVICE_LINK_TYPE, getServiceLink } from '../../api/content/support.ts'
import { supportType } from '../../rules/account/account-types.ts'
import { guardUrl } from '../../rules/site/url-guard.ts'
import { brandAtom } from '../site/brand.ts'
import { gatewayAtom } from '../gateway.ts'
import { memberQuery } from '../account/member.ts'
import { sessionAtom } from '../account/login/session.ts'
import { statusQuery } from '../site/status.ts'

/** The link arrived, but leads nowhere that this brand opens. */
export class SupportUnavailable extends Error {
  override readonly name = 'SupportUnavailable'
}

/**
 * Asks for the address of customer service and opens it in a new tab that can't reach back. Where the call fails, the one that
 * the site's status names will do (spec 3, "Permission response").
 * Call it from a click: browsers open no window otherwise.
 * @throws Failure of the call; SupportUnavailable when no address passes the guard
 */
export const openSupportAtom = atom(null, async (get, _set, queries: QueryClient): Promise<void> => {
  const ask = get(gatewayAtom)
  const { gateway, origins } = get(brandAtom)
  const rank = get(sessionAtom)
    ? await queries.fetchQuery(memberQuery).then(
        (it) => it.clubLabel.rankLevel,
        () => 0,
      )
    : 0
  const csType = supportType(rank)
  const guarded = (text: string) => guardUrl(text, { kind: 'support', origins: origins.support }) ?? []
  const addresses = await askForAddresses(ask, csType, gateway.seal !== 'none').catch((error: unknown) => {
    const status = queries.getQueryData(statusQuery(location.hostname).queryKey)
    const stated = status && status !== 'wrong-domain' ? status.customerService : []
    const paths = stated.flatMap((it) => (it.csType === csType ? [it.path] : []))
    if (paths.flatMap(guarded).length === 0) throw error
    return paths
  })
  const [url] = addresses.flatMap(guarded)
  if (!url) throw new SupportUnavailable('no address of customer service is on a host that this brand opens')
  window.open(url, '_blank', 'noopener,noreferrer')
})

/** The addresses as they were written; one that was not sealed for us is left out. */
async function askForAddresses(ask: Gateway, csType: 'VIP' | 'LIVECHAT', isSealed: boolean): Promise<string[]> {
  const sealing = isSealed ? await import('../../api/seal/seal.ts') : null
  const replyKey = sealing?.newReplyKey()
  const { version } = await ask(getServiceLink, { csType, ...(replyKey === undefined ? {} : { replyKey }) })
  const sent = version.pathList.filter(({ type }) => type === SERVICE_LINK_TYPE)
  if (!sealing || replyKey === undefined) return sent.map(({ path }) => path)
  const opened = await Promise.all(sent.map(({ path }) => sealing.openReply(path, replyKey).catch(() => null)))
  return opened.filter((text) => text !== null)
}
