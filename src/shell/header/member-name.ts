import type { Session } from '../../state/session.ts'

/** How a member is called: by nickname, else by user name; `undefined` while a free play's name is on its way. */
export function memberName({ nickname, username }: Pick<Session, 'nickname' | 'username'>): string | undefined {
  return nickname || username || undefined
}
