/** Announcements to agents, which are of their own kind (spec 2, "Agent centre": Announcement). Spec: the call is not shown. */
import * as v from 'valibot'
import { count, instant, label } from '../schemas.ts'
import { endpoint } from '../transport/endpoint.ts'
import { pageOf } from './shared.ts'

/** The newest first, each with its whole HTML. */
export const listAgentAnnouncements = endpoint({
  name: 'listAgentAnnouncements',
  module: 'ANNOUNCEMENT',
  method: 'GET',
  path: '/wps/agent/announcements',
  token: 'required',
  assumed: true,
  request: v.strictObject({ language: v.string(), ...pageOf(50) }),
  reply: v.object({
    list: v.array(v.object({ id: v.string(), title: v.string(), content: label, time: instant })),
    total: count,
  }),
})
