/** The member centre in component tests: opened at one of its pages, as a member whom the test makes. */
import { screen } from '@testing-library/react'
import type { MemberKind } from '../../scripts/sandbox/seeds/account/accounts.ts'
import { openSite, type Member, type Site, type Visit, type VisitOptions } from './site.tsx'

/** A payment password that every brand's rule takes. */
export const PAYMENT_PASSWORD = 'Money-2468'

export interface CentreOptions extends VisitOptions {
  readonly kind?: MemberKind
  /** Decimal; what the kind has unless given. */
  readonly balance?: string
  readonly paymentPassword?: string
  /** What the sandbox is told before anything is opened. */
  readonly prepare?: (site: Site, member: Member) => Promise<unknown>
}

export interface Centre extends Site, Visit {
  readonly member: Member
  /** The dialog: it is another element after a reload. */
  readonly centre: () => HTMLElement
  /** Loads the page anew, or another one of the centre. */
  readonly reload: (page?: string) => Promise<void>
  /** What the platform's own books say of the member. */
  readonly ledger: () => Promise<Ledger>
}

export interface Ledger {
  readonly balance: string
  readonly held: string
  readonly sumBalance: string
  /** `0` while the books are right. */
  readonly total: string
  readonly transactions: readonly { readonly reason: string }[]
}

/**
 * Opens a page of the member centre.
 * @param page as in an address: `wallet`, or `withdraw&m.order=W1`
 */
export async function openCentre(page: string, options: CentreOptions = {}): Promise<Centre> {
  const { kind = 'player', balance, paymentPassword, prepare } = options
  const site = openSite(options)
  // The shape is that of the sandbox's `control.ts`, whose own test checks it.
  const member = (await site.sandbox.post('members', {
    kind,
    token: true,
    ...(balance !== undefined && { balance }),
    ...(paymentPassword !== undefined && { paymentPassword }),
  })) as Member
  await prepare?.(site, member)
  const address = (named: string): string => `/help?member=${named}`
  let visit = await site.visit(address(page), member)
  await screen.findByRole('dialog', { name: 'Personal centre' })
  return {
    ...site,
    ...visit,
    // After a reload these are the new page's.
    get router() {
      return visit.router
    },
    get calls() {
      return visit.calls
    },
    member,
    centre: () => screen.getByRole('dialog', { name: 'Personal centre' }),
    reload: async (named = page) => {
      visit = await site.visit(address(named), member)
      await screen.findByRole('dialog', { name: 'Personal centre' })
    },
    // The control call's answer.
    ledger: async () => (await site.sandbox.ask('ledger', { member: member.username })) as Ledger,
  }
}

/** A message in its place, such as "Done: …", by the beginning of what it says. */
export const findStatus = (beginning: string): Promise<HTMLElement> =>
  screen.findByText((_, element) => {
    if (element?.getAttribute('role') !== 'status') return false
    return element.textContent?.startsWith(beginning) === true
  })

/** What a term of a list says, such as the fee of an order; of the first such term. */
export function factOf(place: HTMLElement, term: string): string {
  const name = [...place.querySelectorAll('dt')].find(({ textContent }) => textContent === term)
  if (!name) throw new Error(`There is no term "${term}" in: ${place.textContent}`)
  return name.nextElementSibling?.textContent ?? ''
}

/** How often the ledger has a reason. */
export const timesOf = async ({ ledger }: Centre, reason: string): Promise<number> =>
  (await ledger()).transactions.filter((one) => one.reason === reason).length
