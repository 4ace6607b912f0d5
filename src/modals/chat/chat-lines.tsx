import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatTimeIn } from '../../i18n/format/zoned-format.ts'
import type { ChatLine, WaitingLine } from '../../state/content/chat-tab.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ConversationLine } from '../../ui/lists/conversation.tsx'

/** A line as the server has it. */
export function SaidLine({ line: { from, name, text, pictures, time } }: { readonly line: ChatLine }) {
  const { i18n, t } = useLingui()
  const { timeZone } = useAtomValue(brandAtom)
  const isOwn = from === 'visitor'
  const who = isOwn ? t`You` : name || t`Customer service`
  const when = formatTimeIn(timeZone, time, i18n.locale)
  return (
    <ConversationLine side={isOwn ? 'own' : 'other'} about={`${who} · ${when}`} text={text}>
      <Pictures count={pictures} />
    </ConversationLine>
  )
}

interface UnsentLineProps {
  readonly line: WaitingLine
  readonly onSend: () => void
}

/** A line that is on its way, or that did not arrive. */
export function UnsentLine({ line: { text, pictures, failed }, onSend }: UnsentLineProps) {
  return (
    <ConversationLine
      side="own"
      text={text}
      about={failed ? <Trans>It may not have arrived.</Trans> : <Trans>Being sent…</Trans>}
    >
      <Pictures count={pictures.length} />
      {failed && (
        <Button variant="quiet" size="s" onClick={onSend}>
          <Trans>Send again</Trans>
        </Button>
      )}
    </ConversationLine>
  )
}

const Pictures = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <p>
      <Plural value={count} one="# picture" other="# pictures" />
    </p>
  )
