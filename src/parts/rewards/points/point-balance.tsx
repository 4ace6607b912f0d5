import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pointBalanceQuery } from '../../../state/rewards/points.ts'
import { textLink } from '../../../ui/actions/text-link.css.ts'
import { useFormatPoints } from './use-format-points.ts'

/** The member's points, which lead to the points mall; nothing while there are none, or they are not known. */
export function PointBalance() {
  const { t } = useLingui()
  const say = useFormatPoints()
  const { data } = useQuery(pointBalanceQuery)
  if (!data) return null
  const count = say(data)
  return (
    <Link to="/pointMall" className={textLink}>
      {t`${count} points`}
    </Link>
  )
}
