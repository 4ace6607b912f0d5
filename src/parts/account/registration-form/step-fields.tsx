import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import type { PlannedField } from '../../../rules/account/registration/register.ts'
import { Disclosure } from '../../../ui/overlays/disclosure.tsx'
import { RuleFields } from '../rule-fields/rule-fields.tsx'
import * as css from '../rule-fields/rule-form.css.ts'
import type { RegisterStep } from './steps.ts'

interface StepFieldsProps extends Omit<ComponentProps<typeof RuleFields>, 'fields'> {
  readonly step: RegisterStep
  /** The one that is in sight. */
  readonly current: boolean
  /** `null` where there is no other one. */
  readonly name: string | null
}

/** What one step asks for; what may be left out is folded away below it. */
export function StepFields({ step: { asked, invited, more }, current, name, ...rest }: StepFieldsProps) {
  const place = useRef<HTMLDivElement>(null)
  const was = useRef(current)
  useEffect(() => {
    const came = current && !was.current
    was.current = current
    const { activeElement } = document
    // A field of it that has the focus by now was led to.
    if (!came || !place.current || place.current.contains(activeElement)) return
    // Read out, and no keyboard opens over it.
    place.current.focus()
  }, [current])
  const folded = (title: ReactNode, fields: readonly PlannedField[]) =>
    fields.length > 0 && (
      <Disclosure title={title} className={css.folded}>
        <div className={css.unfolded}>
          <RuleFields {...rest} fields={fields} />
        </div>
      </Disclosure>
    )
  return (
    <div
      ref={place}
      hidden={!current}
      className={css.step}
      tabIndex={-1}
      {...(name === null ? {} : { role: 'group', 'aria-label': name })}
    >
      <RuleFields {...rest} fields={asked} />
      {folded(<Trans>Invitation code (optional)</Trans>, invited)}
      {folded(<Trans>More about you (optional)</Trans>, more)}
    </div>
  )
}
