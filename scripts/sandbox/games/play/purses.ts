/** Play money: what free trials are played with. It comes from an account of its own, and never mixes with the other. */
import { randomBytes } from 'node:crypto'
import { TRIAL_ACCOUNT } from '../../../../src/rules/figures.ts'
import type { Services } from '../../context.ts'
import { minorUnits, type MerchantSeed } from '../../site/merchant.ts'
import { playHouseAccount, purseAccount, walletAccount } from '../../store/ledger.ts'
import type { Member } from '../../store/account/members.ts'

/** What a purse is filled up to, in whole units of the currency. */
const FULL = 2000
/** A purse that holds less than this part of it is filled up before the next trial. */
const LOW = 10n

type Asked = Pick<Services, 'store' | 'now'> & { readonly merchant: MerchantSeed }

/**
 * The purse of a member, or of a guest's browser, filled up where it has run low. A trial account's own wallet holds
 * play money already, and is its purse.
 * @param visitor the guest's browser, where no member asks
 * @returns the account
 */
export function openPurse(asked: Asked, member: Member | null, visitor: string): string {
  const { store, merchant, now } = asked
  const code = merchant.merchantCode
  const purse =
    member?.type === TRIAL_ACCOUNT ? walletAccount(member.id) : purseAccount(member?.id ?? `${code}:guest-${visitor}`)
  store.db.transaction(() => {
    store.ledger.open(playHouseAccount(code), code, true)
    store.ledger.open(purse, code, false)
    const full = minorUnits(merchant, FULL)
    const missing = full - store.ledger.balance(purse)
    if (missing <= full - full / LOW) return
    store.ledger.post({
      merchant: code,
      reason: 'play-money',
      reference: `PURSE-${randomBytes(8).toString('hex')}`,
      at: now(),
      entries: [
        { account: playHouseAccount(code), amount: -missing },
        { account: purse, amount: missing },
      ],
    })
  })
  return purse
}
