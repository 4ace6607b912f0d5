import { Form, type FormProps } from '../../../parts/site/form/form.tsx'
import { PayoutFailure } from './payout-accounts/payout-failure.tsx'
import { ChangeFailure } from './protection/change-failure.tsx'

interface AccountFormProps<Name extends string> extends FormProps<Name> {
  /** Whether its refusals are worded as those of money are. */
  readonly isMoney?: boolean
}

/** A form of "My account": where no answer came, the change may have been made. */
export function AccountForm<Name extends string>({ isMoney = false, ...props }: AccountFormProps<Name>) {
  const Failure = isMoney ? PayoutFailure : ChangeFailure
  return <Form {...props} narrow failure={<Failure error={props.of.failure} />} />
}
