import { useQueryClient } from '@tanstack/react-query'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { readDraft, restoreDraft, typedOf, CHOSEN } from '../../../parts/account/rule-fields/form-values.ts'
import { inPageOrder } from '../../../parts/account/rule-fields/field-sections.ts'
import { ruleErrors } from '../../../parts/account/rule-fields/rule-errors.ts'
import { useServerForm } from '../../../parts/site/form/use-server-form.ts'
import { filledOf } from '../../../rules/account/filled.ts'
import type { FormField, PlannedField } from '../../../rules/account/registration/register.ts'
import { mayHaveHappened } from '../../../rules/money/ambiguous-outcome.ts'
import { dayOf, latestBirth, writeDate } from '../../../rules/dates.ts'
import { readRate, writeRate } from '../../../rules/team/typed-rate.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { openAccountAtom, type AccountTerms } from '../../../state/team/accounts.ts'
import { holdsOpening, openingAtom } from '../../../state/team/opening.ts'
import type { FormState } from '../../../ui/fields/use-form.ts'
import { rebateErrors } from '../rebate-errors.ts'
import { aboutAnother } from './about-another.ts'

export type OpeningField = FormField | 'rebate' | 'isAgent'

export interface OpenAccount {
  readonly form: FormState<OpeningField>
  /** The dialling code that was chosen before. */
  readonly dialled: string | undefined
  /** As `yyyy-MM-dd`. */
  readonly latestBirth: string
}

/** A form whose text outlives it, as that of a registration does; what was sent is sent once. */
export function useOpenAccount(terms: AccountTerms, fields: readonly PlannedField[]): OpenAccount {
  const { minimumAge } = useAtomValue(brandAtom).access
  const [opening, setOpening] = useAtom(openingAtom)
  const open = useSetAtom(openAccountAtom)
  const queries = useQueryClient()
  const held = useRef(new WeakSet<Element>())
  const [today] = useState(() => dayOf(new Date()))
  const names: readonly OpeningField[] = [
    'isAgent',
    'rebate',
    ...inPageOrder(fields, 'username').map(({ name }) => name),
  ]
  const { values: kept, sending, failure, opened } = opening
  const form: FormState<OpeningField> = useServerForm<OpeningField>({
    names,
    holds: holdsOpening(opening),
    validate: (values) => ({
      ...aboutAnother(ruleErrors(fields, values, form.element.current, { today, minimumAge }), values),
      ...rebateErrors(values.rebate, terms.rebateBounds),
    }),
    submit: async (values) => {
      const { username = '', password = '', confirmPassword = '', ...typed } = filledOf(typedOf(fields, values))
      const said = { ...typed, username, password, confirmPassword }
      const rebate = writeRate(readRate(values.rebate) ?? 0n)
      await open({ ...said, isAgent: values.isAgent === '1', rebate }, queries).catch((thrown: unknown) => {
        // Whether there is an account is looked up by what stands below the form.
        if (!mayHaveHappened(thrown)) throw thrown
      })
    },
    onType: ({ currentTarget, target }) => {
      // A country's code that comes by itself tells so from the form, and nothing else has changed.
      const changed = target === currentTarget ? [CHOSEN] : names
      setOpening(({ opened: _, failure: __, ...before }) => ({
        ...before,
        values: readDraft(currentTarget, changed, before.values),
      }))
    },
  })
  const { element } = form
  useLayoutEffect(() => {
    if (element.current) restoreDraft(element.current, kept, held.current)
  })
  // What was opened is not opened again by the next press.
  useEffect(() => {
    if (opened !== undefined) element.current?.reset()
  }, [opened, element])
  // Another form may have sent it, which was closed since.
  const tell = useEffectEvent(form.setFailure)
  useEffect(() => {
    if (failure !== undefined) tell(failure)
  }, [failure])
  return {
    form: { ...form, busy: form.busy || sending !== undefined },
    dialled: kept[CHOSEN],
    latestBirth: writeDate(latestBirth(today, minimumAge), 11),
  }
}
