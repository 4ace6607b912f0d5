import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { brandText } from '../../i18n/brand-text.ts'
import { brandAtom } from '../../state/site/brand.ts'
import * as css from './marks.css.ts'

/** How players pay, by what the brand is licensed and what protects them: each a plate of letters, from the brand's data alone. */
export function Marks() {
  const { i18n, t } = useLingui()
  const { payments, licences, security } = useAtomValue(brandAtom).footer.marks
  const groups = [
    { title: t`Ways to pay`, names: payments },
    { title: t({ message: 'Licences', context: 'marks in the footer' }), names: licences },
    { title: t({ message: 'Security', context: 'marks in the footer' }), names: security },
  ].filter(({ names }) => names.length > 0)
  if (groups.length === 0) return null
  return (
    <div className={css.groups}>
      {groups.map(({ title, names }) => (
        <ul key={title} className={css.group} aria-label={title}>
          {names.map((name) => (
            <li key={name} className={css.plate}>
              {brandText(i18n, name)}
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
