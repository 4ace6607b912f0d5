import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useId, type ReactNode } from 'react'
import type { FormField, PlannedField } from '../../../rules/account/registration/register.ts'
import type { RegisterWay } from '../../../rules/account/registration/register-ways.ts'
import type { SmsCode } from '../sms-code/use-sms-code.ts'
import type { FieldGroup, FieldLook } from './field-looks.ts'
import { intoSections, type Placed } from './field-sections.ts'
import { MobileFields } from './mobile-fields.tsx'
import { RuleField } from './rule-field.tsx'
import * as css from './rule-form.css.ts'

interface RuleFieldsProps {
  /** The form's; the inputs' ids begin with it. */
  readonly id: string
  readonly way: RegisterWay
  readonly fields: readonly PlannedField[]
  readonly errorOf: (name: FormField) => string | undefined
  /** Where a code proves the mobile number: what sends it. */
  readonly code?: SmsCode | null
  /** The dialling code that was chosen before. */
  readonly dialled: string | undefined
  /** The latest date of birth that is of age, as `yyyy-MM-dd`. */
  readonly latestBirth: string
  /** How many times the form was sent: a picture of letters is good for one. */
  readonly tries: number
  /** What sections are called where they are not about whoever types. */
  readonly titles?: Readonly<Partial<Record<FieldGroup, MessageDescriptor>>>
  /** How a field looks where it is not about whoever types. */
  readonly lookOf?: (look: FieldLook, name: FormField) => FieldLook
}

/** The fields that the server's rules ask for, in sections by what they are for. */
export function RuleFields(props: RuleFieldsProps) {
  const { id, way, fields, errorOf, code = null, dialled, latestBirth, tries, titles = {}, lookOf } = props
  const { i18n } = useLingui()
  const view = ({ field, look: usual, whole }: Placed) => {
    const { name } = field
    const look = lookOf?.(usual, name) ?? usual
    const control =
      look.kind === 'mobile' ? (
        <MobileFields id={id} number={field} errorOf={errorOf} code={code} dialled={dialled} />
      ) : (
        <RuleField
          id={`${id}-${name}`}
          field={field}
          look={look}
          error={errorOf(name)}
          latestBirth={latestBirth}
          tries={tries}
        />
      )
    return (
      <div key={name} className={whole ? css.whole : css.half}>
        {control}
      </div>
    )
  }
  const groups = intoSections(fields, way)
  const named = groups.filter(({ title }) => title !== null).length > 1
  const sections = groups.map(({ name, title, fields: within }) => {
    const inside = <div className={css.fields}>{within.map(view)}</div>
    const said = titles[name] ?? title
    return named && said ? (
      <Section key={name} title={i18n._(said)}>
        {inside}
      </Section>
    ) : (
      <div key={name}>{inside}</div>
    )
  })
  return <div className={css.sections}>{sections}</div>
}

/** A section with its name; not a legend, which no grid can lay out. */
function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId()
  return (
    // A fieldset's own name would be a legend, which takes part in no layout.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-labelledby={titleId} className={css.group}>
      <p id={titleId} className={css.groupTitle}>
        {title}
      </p>
      {children}
    </div>
  )
}
