import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Form } from '../../parts/site/form/form.tsx'
import { useServerForm } from '../../parts/site/form/use-server-form.ts'
import { Uploader } from '../../parts/site/uploader/uploader.tsx'
import { useUploads } from '../../parts/site/uploader/use-uploads.ts'
import { countCharacters } from '../../rules/characters.ts'
import { COMMENT_LENGTH } from '../../rules/figures.ts'
import { applyPromotionAtom, type Promotion } from '../../state/rewards/promotions.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'

interface ApplicationFormProps {
  readonly promotion: string
  readonly application: NonNullable<Promotion['application']>
}

/** The application for a promotion: a comment of at most 140 characters and up to three pictures (spec 3, 5). */
export function ApplicationForm({ promotion, application: { comment, pictures } }: ApplicationFormProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const apply = useSetAtom(applyPromotionAtom)
  const uploads = useUploads('application')
  const wantsPictures = pictures !== 'none' && pictures !== 'unknown'
  const form = useServerForm({
    names: ['comment', 'pictures'],
    validate: (values) => ({
      ...(comment === 'required' && values.comment === '' ? { comment: msg`Tell us what we should know` } : {}),
      ...(countCharacters(values.comment) > COMMENT_LENGTH
        ? { comment: msg`Shorten it to ${COMMENT_LENGTH} characters` }
        : {}),
      ...(uploads.isOpen
        ? { pictures: msg`Wait until the pictures have been uploaded, or remove those that failed.` }
        : pictures === 'required' && uploads.ids.length === 0 && { pictures: msg`Choose a picture first.` }),
    }),
    submit: async (values) => {
      const sent = { id: promotion, ...(values.comment && { comment: values.comment }) }
      await apply({ ...sent, ...(uploads.ids.length > 0 && { pictures: [...uploads.ids] }) }, queries)
    },
    ...(uploads.items.length > 0 && { holds: true }),
  })
  // Pictures come without being typed: what is wrong with them is judged anew as they do.
  const { element } = form
  const state = `${uploads.isOpen} ${uploads.ids.length}`
  useEffect(() => {
    if (state) element.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [state, element])
  return (
    <Form of={form} aria-label={t`Application`} send={<Trans>Apply</Trans>}>
      {comment !== 'none' && (
        <TextArea
          name="comment"
          label={comment === 'required' ? t`Comment` : t`Comment (optional)`}
          limit={COMMENT_LENGTH}
          required={comment === 'required'}
          disabled={form.busy}
          error={form.errorOf('comment')}
        />
      )}
      {wantsPictures && (
        <Uploader
          label={pictures === 'required' ? t`Pictures` : t`Pictures (optional)`}
          uploads={uploads}
          error={form.errorOf('pictures')}
          disabled={form.busy}
        />
      )}
    </Form>
  )
}
