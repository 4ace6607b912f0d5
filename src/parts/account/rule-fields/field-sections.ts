import type { MessageDescriptor } from '@lingui/core'
import type { RegisterWay } from '../../../rules/account/registration/register-ways.ts'
import type { FormField, PlannedField } from '../../../rules/account/registration/register.ts'
import { FIELDS, GROUPS, type FieldGroup, type FieldLook } from './field-looks.ts'

/** A field with its look and its room. */
export interface Placed {
  readonly field: PlannedField
  readonly look: FieldLook
  /** Takes a whole row where there are two columns. */
  readonly whole: boolean
}

interface PlacedGroup {
  readonly name: FieldGroup
  readonly title: MessageDescriptor | null
  readonly fields: readonly Placed[]
}

/** Puts the planned fields into the sections that have any, so that none is left alone beside a hole. */
export function intoSections(fields: readonly PlannedField[], way: RegisterWay): readonly PlacedGroup[] {
  return GROUPS.map(({ name, title }) => {
    const own = fields.flatMap((field) => {
      const look = lookOf(field)
      return look && groupOf(field.name, look, way) === name ? [{ field, look }] : []
    })
    let column = 0
    const placed = own.map(({ field, look }, index) => {
      const next = own[index + 1]
      const whole = look.wide === true || (column === 0 && (next === undefined || next.look.wide === true))
      column = whole ? 0 : 1 - column
      return { field, look, whole }
    })
    return { name, title, fields: placed }
  }).filter((group) => group.fields.length > 0)
}

/** The country's code and the code by SMS stand with the number. */
function lookOf({ name }: PlannedField): FieldLook | null {
  return name === 'countryDialingCode' || name === 'verificationCode' ? null : FIELDS[name]
}

/** A mobile number is how one is reached, but on its own tab it is the account. */
const groupOf = (name: FormField, { group }: FieldLook, way: RegisterWay): FieldGroup =>
  way === 'mobile' && NUMBER.has(name) ? 'account' : group

/** What a field is about; the codes of a mobile number stand with it. */
export const groupOfField = ({ name }: PlannedField, way: RegisterWay): FieldGroup =>
  groupOf(name, FIELDS[withNumber(name)], way)

/** The fields as they stand on the page, so that the first one that is wrong is the one that is led to. */
export function inPageOrder(fields: readonly PlannedField[], way: RegisterWay): readonly PlannedField[] {
  const sections = GROUPS.map(({ name }) => name)
  const places = fields.map(({ name }) => name)
  const section = (field: PlannedField): number => sections.indexOf(groupOfField(field, way))
  const place = ({ name }: PlannedField): number => places.indexOf(withNumber(name))
  return fields.toSorted((one, other) => section(one) - section(other) || place(one) - place(other))
}

const withNumber = (name: FormField): keyof typeof FIELDS =>
  name === 'countryDialingCode' || name === 'verificationCode' ? 'mobileNum' : name

const NUMBER: ReadonlySet<FormField> = new Set<FormField>(['mobileNum', 'countryDialingCode', 'verificationCode'])
