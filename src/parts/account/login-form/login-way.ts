export const LOGIN_WAYS = ['username', 'sms'] as const

/** How one logs in (spec 4, "Login popup tabs"): the wire's `type`. */
export type LoginWay = (typeof LOGIN_WAYS)[number]
