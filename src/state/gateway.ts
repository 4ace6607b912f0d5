import { atom } from 'jotai'
import { createGateway } from '../api/transport/gateway.ts'
import type { GatewayOptions } from '../api/transport/gateway-options.ts'

const options = atom<GatewayOptions | null>(null)

/** What the gateway was made of; a call after sign-out needs it with the token that was. */
export const gatewayOptionsAtom = atom(
  (get): GatewayOptions => {
    const held = get(options)
    if (!held) throw new Error('the gateway is used before boot has set it')
    return held
  },
  (_get, set, next: GatewayOptions) => set(options, next),
)

/** The gateway that every query and action calls through. */
export const gatewayAtom = atom((get) => createGateway(get(gatewayOptionsAtom)))
