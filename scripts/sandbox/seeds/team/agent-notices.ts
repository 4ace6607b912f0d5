/** What agents are told, the newest first; each has a page of the demonstration's, `agent-notices/<key>`. */
export const AGENT_NOTICES = ['contract-offers', 'settlement-times', 'registration-links'] as const
