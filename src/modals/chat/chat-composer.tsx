import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { Uploader } from '../../parts/site/uploader/uploader.tsx'
import { useUploads } from '../../parts/site/uploader/use-uploads.ts'
import { countCharacters } from '../../rules/characters.ts'
import { TRIAL_ACCOUNT } from '../../rules/figures.ts'
import { accountTypeAtom } from '../../state/account/login/session.ts'
import { CHAT_LENGTH } from '../../state/content/chat.ts'
import { Button } from '../../ui/actions/button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { icon } from '../../ui/media/icon.css.ts'
import { Send } from '../../ui/media/later-icons.ts'
import type { useChat } from './use-chat.ts'

/** Where a line is written. What stands in it survives a reload; Enter sends it, Shift and Enter begin another line. */
export function ChatComposer({ chat: { draft, type, say } }: { readonly chat: ReturnType<typeof useChat> }) {
  const { t } = useLingui()
  const account = useAtomValue(accountTypeAtom)
  const uploads = useUploads('chat')
  const field = useRef<HTMLTextAreaElement>(null)
  const words = draft.trim()
  const isLong = countCharacters(words) > CHAT_LENGTH
  const isNothing = words === '' && uploads.ids.length === 0
  const send = (): void => {
    field.current?.focus()
    if (isNothing || isLong || uploads.isOpen) return
    say(words, uploads.ids)
    uploads.clear()
  }
  return (
    <Stack
      as="form"
      space="s"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextArea
        ref={field}
        name="line"
        data-focus
        short
        label={t`Your message`}
        limit={CHAT_LENGTH}
        error={isLong ? t`Shorten it to ${CHAT_LENGTH} characters` : undefined}
        value={draft}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          send()
        }}
      />
      {account !== null && account !== TRIAL_ACCOUNT && <Uploader label={t`Pictures (optional)`} uploads={uploads} />}
      <Button type="submit" busy={uploads.isOpen}>
        <Send aria-hidden className={icon.s} />
        <Trans>Send</Trans>
      </Button>
    </Stack>
  )
}
