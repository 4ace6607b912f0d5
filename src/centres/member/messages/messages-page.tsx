import { useMessagePlace } from './use-message-place.ts'
import { MessageList } from './message-list.tsx'
import { MessageView } from './message-view.tsx'

/** "Platform information" (spec 2, "Member centre": messageV2): what the platform has sent, and one of them to read. */
export function MessagesPage() {
  const { id } = useMessagePlace()
  return id ? <MessageView key={id} id={id} /> : <MessageList />
}
