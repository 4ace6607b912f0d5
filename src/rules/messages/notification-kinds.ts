/** What a member is told of while the page is open (spec 4, "Notifications"). */
export const NOTIFICATION_KINDS = [
  'deposit-credited',
  'deposit-failed',
  'withdrawal-approved',
  'withdrawal-rejected',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** News that concerns no money: customer service has written in the chat room. Nobody is shown it as a notification. */
export const CHAT_NEWS = 'chat-line'
/** Something has become of a contract between an agent and a member below; `reference` says of which. */
export const CONTRACT_NEWS = 'contract'

/** Whether the wire's word for a kind is one of ours. */
export const isNotificationKind = (value: string): value is NotificationKind =>
  NOTIFICATION_KINDS.some((kind) => kind === value)
