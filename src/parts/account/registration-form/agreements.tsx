import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { WrittenPageName } from '../../../rules/content/written-pages.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { box } from '../../../ui/fields/field.css.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import * as css from '../rule-fields/rule-form.css.ts'
import type { Agreement } from '../rule-fields/form-values.ts'

interface AgreementsProps {
  /** The form's; the inputs' ids begin with it. */
  readonly id: string
  readonly errorOf: (name: Agreement) => string | undefined
}

/** What whoever registers agrees to (spec 5: "the 18-years agreement and the terms agreement must be accepted"). */
export function Agreements({ id, errorOf }: AgreementsProps) {
  const { access, loginedToHomePage } = useAtomValue(brandAtom)
  const { minimumAge: age } = access
  // In a page of its own, so that the form stays. In a members' club the help centre alone is open to guests.
  const page = (name: WrittenPageName) => ({
    href: loginedToHomePage ? `/helpmc#${name}` : `/${name}`,
    target: '_blank',
    rel: 'noopener noreferrer',
  })
  const agreement = (name: Agreement, words: ReactNode) => {
    const error = errorOf(name)
    const errorId = `${id}-${name}-error`
    return (
      <Stack space="xxs">
        <label className={css.agreementLine}>
          <input
            type="checkbox"
            name={name}
            className={box}
            required
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          />
          <span>{words}</span>
        </label>
        <p id={errorId} className={css.agreementError}>
          {error}
        </p>
      </Stack>
    )
  }
  return (
    <Stack space="none">
      {agreement('agreeAge', <Trans>I am {age} years old or older</Trans>)}
      {agreement(
        'agreeTerms',
        <Trans>
          I accept the <a {...page('terms')}>general terms and conditions</a> and have read the{' '}
          <a {...page('privacy')}>privacy policy</a>
        </Trans>,
      )}
    </Stack>
  )
}
