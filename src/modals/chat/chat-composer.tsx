import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { Uploader } from '../../parts/site/uploader/uploader.tsx'
import { useUploads } from '../../parts/site/uploader/use-uploads.ts'
import { countCharacters } from '../../rules/characters.ts'
import { TRIAL_ACCOUNT } from '../../rules/figures.ts'
import { accountTypeAtom } from '../../state/account/login/session.ts'
import { CHAT_LENGTH } from '../../state/content/chat.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Split } from '../../ui/layout/split.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
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
      {account !== null && account !== TRIAL_ACCOUNT && (
        <Uploader compact label={t`Pictures (optional)`} uploads={uploads} />
      )}
      <Split align="end" fills>
        <TextArea
          ref={field}
          name="line"
          data-focus
          short
          hideLabel
          label={t`Your message`}
          placeholder={t`Your message`}
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
        <IconButton type="submit" variant="primary" icon={Send} label={t`Send`} busy={uploads.isOpen} />
      </Split>
    </Stack>
  )
}
