import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAtom, useSetAtom } from 'jotai'
import { useLayoutEffect, useRef } from 'react'
import { readDraft, restoreDraft } from '../../../../parts/account/rule-fields/form-values.ts'
import { usePageAddress } from '../../../../parts/records/date-range/use-range.ts'
import { FailureNotice } from '../../../../parts/site/failure-notice/failure-notice.tsx'
import { Form } from '../../../../parts/site/form/form.tsx'
import { useServerForm } from '../../../../parts/site/form/use-server-form.ts'
import { mayHaveHappened } from '../../../../rules/money/ambiguous-outcome.ts'
import { LINK_DAYS, LINK_NOTE_LENGTH } from '../../../../rules/team/opened-account.ts'
import { readRate, writeRate } from '../../../../rules/team/typed-rate.ts'
import type { AccountTerms } from '../../../../state/team/accounts.ts'
import { linkDraftAtom } from '../../../../state/team/link-draft.ts'
import { createLinkAtom } from '../../../../state/team/links.ts'
import { Select } from '../../../../ui/fields/select.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { Tiles } from '../../../../ui/layout/tiles.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { Alert } from '../../../../ui/states/alert.tsx'
import { rebateErrors } from '../../rebate-errors.ts'
import { RebateField } from '../../rebate-field.tsx'
import { KindSelect } from '../kind-select.tsx'

const NAMES = ['isAgent', 'rebate', 'days', 'note'] as const

/** A new link: what whoever registers by it gets, how long it is good for, and what the agent calls it. */
export function LinkForm({ terms }: { readonly terms: AccountTerms }) {
  const { t } = useLingui()
  const create = useSetAtom(createLinkAtom)
  const queries = useQueryClient()
  const { go } = usePageAddress()
  const [draft, setDraft] = useAtom(linkDraftAtom)
  const held = useRef(new WeakSet<Element>())
  const form = useServerForm({
    names: NAMES,
    holds: Object.values(draft).some(Boolean),
    validate: ({ rebate }) => rebateErrors(rebate, terms.rebateBounds),
    submit: async ({ isAgent, rebate, days, note }) => {
      const validity = LINK_DAYS.find((each) => String(each) === days)
      const rate = writeRate(readRate(rebate) ?? 0n)
      const said = { isAgent: isAgent === '1', rebate: rate, note, ...(validity && { days: validity }) }
      const code = await create(said, queries)
      setDraft({})
      // It is there to be sent on.
      go({ link: code })
    },
    onType: ({ currentTarget }) => setDraft((before) => readDraft(currentTarget, NAMES, before)),
  })
  const { element, failure } = form
  useLayoutEffect(() => {
    if (element.current) restoreDraft(element.current, draft, held.current)
  })
  return (
    <Section
      title={t`New registration link`}
      note={<Plural value={terms.linksLeft} one="You can create # more." other="You can create # more." />}
    >
      <Panel as="div">
        <Form
          of={form}
          aria-label={t`New registration link`}
          send={<Trans>Create the link</Trans>}
          button={{ disabled: terms.linksLeft === 0 }}
          failure={
            failure !== null &&
            (mayHaveHappened(failure) ? (
              <Alert tone="warn" title={t`No response received`}>
                <p>
                  <Trans>The link may have been created. Check the list below before you try again.</Trans>
                </p>
              </Alert>
            ) : (
              <FailureNotice error={failure} />
            ))
          }
        >
          <Tiles as="div" columns="two" space="m">
            <KindSelect agents={terms.agents} />
            <RebateField bounds={terms.rebateBounds} error={form.errorOf('rebate')} />
            <Select name="days" label={t({ message: 'Valid for', context: 'a link' })}>
              <option value="">{t({ message: 'Until you disable it', context: 'a link' })}</option>
              {LINK_DAYS.map((days) => (
                <option key={days} value={days}>
                  {t`${plural(days, { one: '# day', other: '# days' })}`}
                </option>
              ))}
            </Select>
            <TextField
              name="note"
              label={t({ message: 'Note (optional)', context: 'a link' })}
              hint={t`Only you see it.`}
              maxLength={LINK_NOTE_LENGTH}
              autoComplete="off"
            />
          </Tiles>
        </Form>
      </Panel>
    </Section>
  )
}
