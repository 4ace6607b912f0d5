import type { ReactNode } from 'react'
import { Cluster } from './cluster.tsx'
import * as css from './layout.css.ts'
import { Text } from './text.tsx'

interface LedgerProps {
  readonly what: ReactNode
  /** At the end of its line. */
  readonly end: ReactNode
  /** Several of them stand beside each other. */
  readonly details: ReactNode
  /** At the end of theirs. */
  readonly detailEnd?: ReactNode
  /** Below both, such as why. */
  readonly children?: ReactNode
}

/** Something that has happened: what, and how much or with which end; below it when, with whom, and why. */
export function Ledger({ what, end, details, detailEnd, children }: LedgerProps) {
  return (
    <div className={css.ledger}>
      <Text weight="strong">{what}</Text>
      <div className={css.ledgerEnd}>{end}</div>
      <div className={detailEnd === undefined ? css.ledgerAlone : undefined}>
        <Text as="span" size="s" tone="muted" figures>
          <Cluster as="span" space="s" align="baseline" tight>
            {details}
          </Cluster>
        </Text>
      </div>
      {detailEnd !== undefined && <div className={css.ledgerEnd}>{detailEnd}</div>}
      {children && (
        <div className={css.ledgerAlone}>
          <Text as="div" size="s" tone="muted">
            {children}
          </Text>
        </div>
      )}
    </div>
  )
}
