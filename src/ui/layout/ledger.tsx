import type { ReactNode } from 'react'
import { directional, icon } from '../media/icon.css.ts'
import { ChevronRight } from '../media/later-icons.ts'
import { Cluster } from './cluster.tsx'
import { cx } from './cx.ts'
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
  /** Whether it leads to more. */
  readonly opens?: boolean
  /** Below both, such as why. */
  readonly children?: ReactNode
}

/** Something that has happened: what, and how much or with which end; below it when, with whom, and why. */
export function Ledger({ what, end, details, detailEnd, opens = false, children }: LedgerProps) {
  return (
    <span className={cx(css.ledger, opens && css.ledgerOpens)}>
      <Text as="span" weight="strong">
        {what}
      </Text>
      <span className={css.ledgerEnd}>{end}</span>
      <span className={detailEnd === undefined ? css.ledgerAlone : undefined}>
        <Text as="span" size="s" tone="muted" figures>
          <Cluster as="span" space="s" align="baseline" tight>
            {details}
          </Cluster>
        </Text>
      </span>
      {detailEnd !== undefined && <span className={css.ledgerEnd}>{detailEnd}</span>}
      {opens && <ChevronRight aria-hidden className={cx(icon.m, directional, css.ledgerMark)} />}
      {children && (
        <span className={css.ledgerAlone}>
          <Text as="span" size="s" tone="muted">
            {children}
          </Text>
        </span>
      )}
    </span>
  )
}
