import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { Form } from '../../../parts/site/form/form.tsx'
import { useServerForm } from '../../../parts/site/form/use-server-form.ts'
import { countCharacters } from '../../../rules/characters.ts'
import { AFFILIATE_TEXT_LENGTH } from '../../../rules/figures.ts'
import { applyAsAffiliateAtom } from '../../../state/team/affiliate.ts'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'

const LENGTH = AFFILIATE_TEXT_LENGTH

/** How to reach whoever applies, where they will invite, and what else there is to know. */
export function ApplicationForm() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const apply = useSetAtom(applyAsAffiliateAtom)
  const form = useServerForm({
    names: ['contact', 'channel', 'content'],
    validate: ({ contact, channel, content }) => ({
      ...(contact.trim() === '' && { contact: msg`Tell us how to reach you.` }),
      ...(channel.trim() === '' && { channel: msg`Tell us where you will invite.` }),
      ...(countCharacters(content) > LENGTH && { content: msg`Use at most ${LENGTH} characters.` }),
    }),
    submit: async ({ contact, channel, content }) => {
      const said = { contact: contact.trim(), channel: channel.trim() }
      await apply({ ...said, ...(content.trim() && { content: content.trim() }) }, queries)
    },
  })
  return (
    <Form of={form} narrow aria-label={t`Affiliate application`} send={<Trans context="as an affiliate">Apply</Trans>}>
      <TextField
        name="contact"
        label={t`How can we reach you?`}
        hint={t`An e-mail address, a telephone number or a messenger.`}
        maxLength={LENGTH}
        required
        error={form.errorOf('contact')}
      />
      <TextField
        name="channel"
        label={t`Where will you invite?`}
        hint={t`The address of a site, a channel or a group.`}
        maxLength={LENGTH}
        required
        error={form.errorOf('channel')}
      />
      <TextArea name="content" label={t`Anything else? (optional)`} limit={LENGTH} error={form.errorOf('content')} />
    </Form>
  )
}
