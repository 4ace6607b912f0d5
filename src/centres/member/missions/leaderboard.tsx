import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { formatInteger, formatMoney } from '../../../i18n/format.ts'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { useMoments } from '../../../parts/site/merchant-clock/use-moments.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { gatewayAtom } from '../../../state/gateway.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { leaderboardQuery } from '../../../state/rewards/missions.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ListOrdered } from '../../../ui/media/later-icons.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { Section } from '../security-centre/section.tsx'
import * as css from './missions.css.ts'

/** Who has played the most, and where the member stands. */
export function Leaderboard() {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const say = useMoments()
  const { data, error, refetch, isFetching } = useQuery(leaderboardQuery(useAtomValue(gatewayAtom), currency.digits))
  const when = data?.ends ? say(data.ends) : ''
  const own = data?.own
  const place = own ? formatInteger(own.rank, tag) : ''
  const much = own ? formatMoney(own.amount, currency, tag) : ''
  return (
    <Section title={t`Leaderboard`} note={when && <Trans>Valid bets placed up to {when}</Trans>}>
      {error && <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Skeleton className={css.boardWaiting} />}
      {data && (
        <div className={css.standing}>
          <p className={css.own}>
            {own ? (
              <Trans>
                Your place: {place}. Your valid bets: {much}.
              </Trans>
            ) : (
              <Trans>You are not on the board yet.</Trans>
            )}
          </p>
          <Button variant="quiet" size="s" busy={isFetching} onClick={() => void refetch()}>
            <Trans>Refresh</Trans>
          </Button>
        </div>
      )}
      {data && data.list.length === 0 && <EmptyState icon={ListOrdered} title={t`Nobody has played yet`} />}
      {data && data.list.length > 0 && (
        <div className={css.board}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col" className={css.heading}>{t`Place`}</th>
                <th scope="col" className={css.heading}>{t`Player`}</th>
                <th scope="col" className={css.headingEnd}>{t`Valid bets`}</th>
              </tr>
            </thead>
            <tbody>
              {data.list.map(({ rank, name, amount }) => (
                <tr key={rank} className={rank === own?.rank ? css.rowOwn : css.row}>
                  <td className={css.cell}>{formatInteger(rank, tag)}</td>
                  <td className={css.cell}>
                    <bdi>{name}</bdi>
                  </td>
                  <td className={css.cellEnd}>{formatMoney(amount, currency, tag)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  )
}
