import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { describeSlipFailure, isAboutSlip } from '../../../../i18n/failures/slip-refusals.ts'
import type { SlipPick } from '../../../../rules/sports/slip.ts'
import { handFailureAtom } from '../../../../state/sports/slip-to-hand.ts'
import { handedSlipAtom, type HandedOver } from '../../../../state/sports/handed-slip.ts'
import { putBackAtom } from '../../../../state/sports/hand-over.ts'
import { slipBetsQuery, type SportsBet } from '../../../../state/sports/bets.ts'
import { slipTabAtom } from '../../../../state/sports/slip-sheet.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Alert } from '../../../../ui/states/alert.tsx'
import { Reference } from '../../../site/failure-notice/reference.tsx'

/** What became of the slip that was handed over last: refused, placed, or not placed yet. */
export function HandNews() {
  const handed = useAtomValue(handedSlipAtom)
  const [failed, setFailed] = useAtom(handFailureAtom)
  if (failed) return <HandFailure error={failed.error} onClose={() => setFailed(null)} />
  return handed && <Handed handed={handed} />
}

function HandFailure({ error, onClose }: { readonly error: unknown; readonly onClose: () => void }) {
  const { i18n } = useLingui()
  const { title, detail, reference } = useMemo(() => describeSlipFailure(i18n, error), [i18n, error])
  return (
    <Alert
      tone="bad"
      title={title}
      actions={
        <>
          <Button variant="quiet" size="s" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          {!isAboutSlip(error) && <Reference text={reference} />}
        </>
      }
    >
      <p>{detail}</p>
    </Alert>
  )
}

/** How often it is looked whether the vendor has taken it, in milliseconds. */
const AGAIN_MS = 10_000

/** The outcomes of a slip that its vendor lists. */
const placedOf = ({ list }: { readonly list: readonly SportsBet[] }, id: string): string[] =>
  list.filter(({ slip }) => slip === id).flatMap(({ legs }) => legs.map(({ outcome }) => outcome))

/** A slip that the vendor has: a bet is spoken of only once the vendor's own list has it. */
function Handed({ handed }: { readonly handed: HandedOver }) {
  const { t } = useLingui()
  const { code } = useAtomValue(languageAtom)
  const forget = useSetAtom(handedSlipAtom)
  const restore = useSetAtom(putBackAtom)
  const show = useSetAtom(slipTabAtom)
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    ...slipBetsQuery(code, handed.slip.id),
    refetchInterval: AGAIN_MS,
  })
  const [isAsking, setAsking] = useState(false)
  const isOld = dataUpdatedAt < handed.at
  useEffect(() => {
    if (isOld) void refetch()
  }, [isOld, refetch])
  const close = (
    <Button variant="quiet" size="s" onClick={() => forget(null)}>
      <Trans>Close</Trans>
    </Button>
  )
  // An answer from before says nothing of it.
  const known = data && !isOld ? data : null
  const placed = known ? placedOf(known, handed.slip.id) : []
  const missingFrom = (outcomes: readonly string[]): readonly SlipPick[] =>
    handed.kept.slip.picks.filter(({ outcome }) => !outcomes.includes(outcome))
  const missing = missingFrom(placed)
  const putBack = async (): Promise<void> => {
    setAsking(true)
    // The vendor may have taken it since it was looked last.
    const { data: now, isSuccess } = await refetch()
    setAsking(false)
    const left = isSuccess ? missingFrom(placedOf(now, handed.slip.id)) : []
    if (left.length > 0) restore(handed, left)
  }
  if (placed.length > 0 && missing.length === 0)
    return (
      <Alert
        tone="good"
        title={t`Your bet is placed`}
        actions={
          <>
            <Button
              size="s"
              variant="quiet"
              onClick={() => {
                forget(null)
                show('bets')
              }}
            >
              <Trans>My bets</Trans>
            </Button>
            {close}
          </>
        }
      />
    )
  if (isError)
    return (
      <Alert tone="warn" title={t`It is not known yet whether your bet is placed`} actions={close}>
        <p>
          <Trans>The list of your bets can't be loaded just now. Look there before you bet on the same again.</Trans>
        </p>
      </Alert>
    )
  if (!known) return null
  return (
    <Alert
      tone="warn"
      title={placed.length > 0 ? t`Some of your bets are not placed yet` : t`Your bet is not placed yet`}
      actions={
        <>
          <Button size="s" variant="quiet" disabled={isAsking} onClick={() => void putBack()}>
            <Trans>Put the picks back</Trans>
          </Button>
          {close}
        </>
      }
    >
      <p>
        <Trans>
          The bookmaker has your slip and has not taken it. A bet is listed under My bets once it is placed.
        </Trans>
      </p>
    </Alert>
  )
}
