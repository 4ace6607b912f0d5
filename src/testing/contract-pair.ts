/** For component tests: an agent and a member below, and what either does while the other one's page is open. */
import { contract, type Contract } from '../api/contract.ts'
import { HEADERS } from '../api/transport/envelope.ts'
import type { MemberKind } from '../../scripts/sandbox/seeds/account/accounts.ts'
import { hear, makeRequest, type Heard } from '../../scripts/sandbox/testing/sandbox.ts'
import { TERMS } from '../../scripts/sandbox/testing/contracts.ts'
import type { ContractKind } from '../rules/team/contract-terms.ts'
import { bundleOf } from './brands.ts'
import { openSite, type Member, type Site, type VisitOptions } from './site.tsx'

export interface ContractPair extends Site {
  readonly agent: Member
  readonly downline: Member & { readonly id: string }
  /** Makes a member below another one. */
  readonly below: (upline: Member, kind: MemberKind) => Promise<Member & { readonly id: string }>
  /** A call of somebody's. */
  readonly call: (who: Pick<Member, 'token'>, name: keyof Contract, payload: object) => Promise<Heard>
  /** Offers the downline a contract of a kind, and says its id. */
  readonly offer: (kind?: ContractKind, terms?: object) => Promise<string>
  /** The newest contract of somebody's. */
  readonly newest: (who: Pick<Member, 'token'>) => Promise<{ readonly id: string; readonly state: string } | undefined>
  /** How many there are. */
  readonly count: (who: Pick<Member, 'token'>) => Promise<number>
}

/** Opens the site of a brand with the module of agent policy. @param kind of the downline */
export async function openPair(kind: MemberKind = 'player', options: VisitOptions = {}): Promise<ContractPair> {
  const site = openSite(options)
  await site.sandbox.scenario({ kind: 'modules', on: ['AGENT_POLICY'] })
  const { merchantCode } = bundleOf(options.brand ?? 'wireframe', 'http://localhost', {})
  const call: ContractPair['call'] = async ({ token }, name, payload) => {
    const headers = { [HEADERS.merchant]: merchantCode, [HEADERS.language]: 'EN' }
    return hear(await site.answer(makeRequest(contract[name], { token, payload, headers })))
  }
  const below: ContractPair['below'] = async ({ username: upline }, of) => {
    const member = await site.sandbox.member(of)
    await site.sandbox.post('teams', { member: member.username, upline })
    const { value } = await call(member, 'getMemberInfo', {})
    return { ...member, id: String((value as { id: unknown }).id) } // by its schema
  }
  const agent = await site.sandbox.member('agent1')
  const downline = await below(agent, kind)
  const list = async (who: Pick<Member, 'token'>) => {
    const { value } = await call(who, 'listContracts', { pageNo: 1, pageSize: 50 })
    return value as { readonly list: { readonly id: string; readonly state: string }[]; readonly total: number } // by its schema
  }
  return {
    ...site,
    agent,
    downline,
    below,
    call,
    offer: async (of = 'dividend', terms = TERMS[of]) => {
      const { value } = await call(agent, 'offerContract', { to: downline.id, ...terms })
      return (value as { id: string }).id // by its schema
    },
    newest: async (who) => (await list(who)).list[0],
    count: async (who) => (await list(who)).total,
  }
}
