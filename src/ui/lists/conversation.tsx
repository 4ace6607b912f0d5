import type { ReactNode } from 'react'
import * as css from './conversation.css.ts'

interface ConversationProps {
  readonly label: string
  readonly children: ReactNode
}

/** What two say to each other, the first line first; what comes is read out when the reader pauses. */
export function Conversation({ label, children }: ConversationProps) {
  return (
    <div role="log" aria-label={label}>
      <ol className={css.conversation}>{children}</ol>
    </div>
  )
}

interface ConversationLineProps {
  readonly side: keyof typeof css.side
  /** Who has written it and when, or how far it is. */
  readonly about: ReactNode
  /** Plain text: it stands as it was written, and is never anything else. */
  readonly text: string
  /** Below the words: what comes with them, what can be done. */
  readonly children?: ReactNode
}

export function ConversationLine({ side, about, text, children }: ConversationLineProps) {
  return (
    <li className={css.side[side]}>
      {text !== '' && (
        <p className={css.words} dir="auto">
          {text}
        </p>
      )}
      {children}
      <p className={css.about}>{about}</p>
    </li>
  )
}
