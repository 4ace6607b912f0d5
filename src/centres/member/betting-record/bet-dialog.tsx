import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Reference } from '../../../parts/site/failure-notice/reference.tsx'
import { betQuery } from '../../../state/records/betting-record.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Loaded } from '../../../parts/site/query-view/loaded.tsx'
import { RecordFacts } from '../../../parts/records/record-page/record-facts.tsx'
import { MoneyChange } from '../../../parts/records/record-page/money-change.tsx'
import type { RecordWords } from '../../../parts/records/record-page/use-record-labels.ts'
import { SELECTION_WORDS, STATE_WORDS } from './bet-labels.ts'
import { Text } from '../../../ui/layout/text.tsx'
import { Ledger } from '../../../ui/layout/ledger.tsx'
import { Rows } from '../../../ui/lists/rows.tsx'
import { Row } from '../../../ui/lists/row.tsx'

/** The colour beside each word. */
const SELECTION_TONES = { open: 'warn', won: 'good', lost: 'muted', unknown: 'muted', returned: 'ink' } as const

interface BetDialogProps {
  readonly record: string
  readonly words: RecordWords
  readonly onClose: () => void
}

/** One bet in full, with each of its selections. */
export function BetDialog({ record, words, onClose }: BetDialogProps) {
  const { i18n } = useLingui()
  const { t } = useWords()
  const { code } = useAtomValue(languageAtom)
  const query = useQuery(betQuery(code, record))
  const oddsWords = (odds: string): string => t`Odds ${odds}`
  return (
    <Dialog title={query.data?.game || t`Ticket`} onClose={onClose}>
      <Loaded query={query} waiting={['list']}>
        {(data) => (
          <>
            <RecordFacts
              items={[
                [t`Status`, i18n._(STATE_WORDS[data.state])],
                [t`Provider`, words.vendor(data.vendor)],
                [t`Category`, words.category(data.category)],
                [t`Stake`, words.money(data.stake)],
                [t`Valid bet`, words.money(data.validBet)],
                [t`Win`, data.result === null ? null : words.money(data.win)],
                [
                  t`Result`,
                  data.result === null ? null : <MoneyChange key="result" minor={data.result} words={words} />,
                ],
                [t`Time`, words.time(data.time)],
                [t`Settled at`, data.settledTime === null ? null : words.time(data.settledTime)],
              ]}
            />
            {data.selections.length > 0 && (
              <section aria-label={t`Selections`}>
                <Text as="h3" size="m" weight="bold">{t`Selections`}</Text>
                <Rows plain>
                  {data.selections.map(({ event, choice, odds, result, state, stake, win }, index) => (
                    <Row key={index} inset="plain">
                      <Ledger
                        what={choice}
                        end={
                          <Text as="span" size="s" weight="strong" tone={SELECTION_TONES[state]}>
                            {i18n._(SELECTION_WORDS[state])}
                          </Text>
                        }
                        details={
                          <>
                            {[event, odds && oddsWords(words.decimal(odds)), result && t`Result: ${result}`]
                              .filter(Boolean)
                              .join(' · ')}
                            {stake !== null && ` ${words.money(stake)} → ${words.money(win ?? 0n)}`}
                          </>
                        }
                      />
                    </Row>
                  ))}
                </Rows>
              </section>
            )}
            <Reference text={data.record} />
          </>
        )}
      </Loaded>
    </Dialog>
  )
}
