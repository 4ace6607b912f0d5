import { useEffect, useState } from 'react'
import type { AccountRule, IbanJudge } from '../../../../rules/money/bank-account.ts'

/** What judges IBANs, once it is here: where it does not come the server judges alone. `null` also where there are none. */
export function useIbanJudge({ format }: AccountRule): IbanJudge | null {
  const [judge, setJudge] = useState<IbanJudge | null>(null)
  const wanted = format === 'iban' || format === 'iban-or-number'
  useEffect(() => {
    if (!wanted) return
    import('../../../../rules/money/iban.ts').then(
      (it) => setJudge(() => it.judgeIban),
      () => undefined,
    )
  }, [wanted])
  return judge
}
