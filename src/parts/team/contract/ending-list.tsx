import type { ReactNode } from 'react'
import type { Contract } from '../../../state/team/contracts.ts'
import { Entry } from '../../../ui/layout/entry.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Row } from '../../../ui/lists/row.tsx'
import { Rows } from '../../../ui/lists/rows.tsx'
import { ContractBadge } from './contract-badge.tsx'

interface EndingListProps {
  readonly title: ReactNode
  readonly ends: readonly {
    readonly id: string
    readonly name: string
    readonly note?: string
    readonly state: Contract['state']
  }[]
}

/** Contracts that end with a step, before it is taken. */
export function EndingList({ title, ends }: EndingListProps) {
  return (
    <Stack space="xs">
      <Text weight="strong">{title}</Text>
      <Rows>
        {ends.map(({ id, name, note, state }) => (
          <Row key={id}>
            <Entry name={<bdi>{name}</bdi>} note={note} end={<ContractBadge state={state} />} />
          </Row>
        ))}
      </Rows>
    </Stack>
  )
}
