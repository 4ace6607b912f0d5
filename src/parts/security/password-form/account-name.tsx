import { useAtomValue } from 'jotai'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'

/** Tells a password manager whose password it is that changes; nobody else meets it. */
export function AccountName() {
  const username = useAtomValue(sessionAtom)?.username
  if (!username) return null
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      value={username}
      readOnly
      tabIndex={-1}
      aria-hidden
      className={hiddenVisually}
    />
  )
}
