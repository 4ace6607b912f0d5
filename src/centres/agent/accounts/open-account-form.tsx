import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { RuleFields } from '../../../parts/account/rule-fields/rule-fields.tsx'
import { Form } from '../../../parts/site/form/form.tsx'
import type { PlannedField } from '../../../rules/account/registration/register.ts'
import type { AccountTerms } from '../../../state/team/accounts.ts'
import { openingAtom } from '../../../state/team/opening.ts'
import { Tiles } from '../../../ui/layout/tiles.tsx'
import { RebateField } from '../rebate-field.tsx'
import { lookOfAnother, TITLES } from './about-another.ts'
import { KindSelect } from './kind-select.tsx'
import { OpenedNotice } from './opened-notice.tsx'
import { UnheardOpening } from './unheard-opening.tsx'
import { useOpenAccount } from './use-open-account.ts'

interface OpenAccountFormProps {
  readonly terms: AccountTerms
  readonly fields: readonly PlannedField[]
}

/** What the account may do, and what the rules of registration ask of whoever it is for. */
export function OpenAccountForm({ terms, fields }: OpenAccountFormProps) {
  const { t } = useLingui()
  const { opened, unheard } = useAtomValue(openingAtom)
  const { form, dialled, latestBirth } = useOpenAccount(terms, fields)
  return (
    <Form
      of={form}
      aria-label={t({ message: 'Open an account', context: 'for somebody' })}
      {...(unheard === undefined && { send: <Trans>Open the account</Trans> })}
      end={
        <>
          {opened !== undefined && <OpenedNotice username={opened} />}
          {unheard !== undefined && <UnheardOpening username={unheard} />}
        </>
      }
    >
      <Tiles as="div" columns="two" space="m">
        <KindSelect agents={terms.agents} />
        <RebateField bounds={terms.rebateBounds} error={form.errorOf('rebate')} />
      </Tiles>
      <RuleFields
        id="opened"
        way="username"
        fields={fields}
        errorOf={form.errorOf}
        dialled={dialled}
        latestBirth={latestBirth}
        tries={0}
        titles={TITLES}
        lookOf={lookOfAnother}
      />
    </Form>
  )
}
