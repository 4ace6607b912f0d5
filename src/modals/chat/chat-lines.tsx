import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatTimeIn } from '../../i18n/format/zoned-format.ts'
import type { ChatLine, WaitingLine } from '../../state/content/chat-tab.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { pictureUrl } from '../../state/site/pictures.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Cluster } from '../../ui/layout/cluster.tsx'
import { ConversationLine } from '../../ui/lists/conversation.tsx'
import { thumb } from '../../ui/lists/conversation.css.ts'
import { RemotePicture } from '../../ui/media/remote-picture.tsx'

/** Pixels. */
const THUMB = 96

/** A line as the server has it. */
export function SaidLine({ line: { from, name, text, pictures, time } }: { readonly line: ChatLine }) {
  const { i18n, t } = useLingui()
  const { timeZone } = useAtomValue(brandAtom)
  const isOwn = from === 'visitor'
  const who = isOwn ? t`You` : name || t`Customer service`
  const when = formatTimeIn(timeZone, time, i18n.locale)
  return (
    <ConversationLine side={isOwn ? 'own' : 'other'} about={`${who} · ${when}`} text={text}>
      <LinePictures pictures={pictures} />
    </ConversationLine>
  )
}

interface UnsentLineProps {
  readonly line: WaitingLine
  readonly onSend: () => void
}

/** A line that is on its way, or that did not arrive. */
export function UnsentLine({ line: { text, pictures, failed }, onSend }: UnsentLineProps) {
  const count = pictures.length
  return (
    <ConversationLine
      side="own"
      text={text}
      about={failed ? <Trans>It may not have arrived.</Trans> : <Trans>Being sent…</Trans>}
    >
      {count > 0 && (
        <p>
          <Plural value={count} one="# picture" other="# pictures" />
        </p>
      )}
      {failed && (
        <Button variant="quiet" size="s" onClick={onSend}>
          <Trans>Send again</Trans>
        </Button>
      )}
    </ConversationLine>
  )
}

/** The pictures of a line, each leading to the whole one; those of a host that the brand does not name are left out. */
function LinePictures({ pictures }: Pick<ChatLine, 'pictures'>) {
  const { t } = useLingui()
  const brand = useAtomValue(brandAtom)
  const shown = pictures.flatMap((address) => pictureUrl(address, brand) ?? [])
  return (
    shown.length > 0 && (
      <Cluster space="xs">
        {shown.map((address, index) => {
          const number = index + 1
          const words = t`Picture ${number}`
          return (
            <a key={address} href={address} target="_blank" rel="noopener noreferrer">
              <RemotePicture
                src={address}
                width={THUMB}
                height={THUMB}
                alt={words}
                className={thumb}
                fallback={words}
              />
            </a>
          )
        })}
      </Cluster>
    )
  )
}
