import type { PlannedField } from '../../../rules/account/registration/register.ts'
import type { RegisterWay } from '../../../rules/account/registration/register-ways.ts'
import type { FieldGroup } from '../rule-fields/field-looks.ts'
import { groupOfField, inPageOrder } from '../rule-fields/field-sections.ts'

/** One step of the registration. */
export interface RegisterStep {
  readonly name: 'login' | 'about'
  /** What has to be filled in, and what nothing goes without. */
  readonly asked: readonly PlannedField[]
  /** What may be left out, by what it is about; it is folded away. */
  readonly invited: readonly PlannedField[]
  readonly more: readonly PlannedField[]
}

/** Of the account itself, and who brought one here; the rest is about the person. */
const LOGIN: ReadonlySet<FieldGroup> = new Set<FieldGroup>(['account', 'invitation'])

/**
 * What is asked first and what second: the account, then the person. One step where nothing about the person has to be
 * told, and where the account itself asks for no more than that.
 */
export function intoSteps(fields: readonly PlannedField[], way: RegisterWay): readonly RegisterStep[] {
  const of = (field: PlannedField): FieldGroup => groupOfField(field, way)
  const placed = inPageOrder(fields, way)
  const first = placed.filter((field) => LOGIN.has(of(field)))
  const second = placed.filter((field) => !LOGIN.has(of(field)))
  const step = (name: RegisterStep['name'], own: readonly PlannedField[]): RegisterStep => {
    const folded = own.filter(({ required }) => !required)
    return {
      name,
      asked: own.filter(({ required }) => required),
      invited: folded.filter((field) => of(field) === 'invitation'),
      more: folded.filter((field) => of(field) !== 'invitation'),
    }
  }
  const asksMore = second.some((field) => field.required && of(field) !== 'check')
  return asksMore && first.length > 0 ? [step('login', first), step('about', second)] : [step('login', placed)]
}

/** All fields of a step, in the order of the page. */
export const fieldsOfStep = ({ asked, invited, more }: RegisterStep): readonly PlannedField[] => [
  ...asked,
  ...invited,
  ...more,
]
