import { useLingui } from '@lingui/react'
import { Trans, useLingui as useWords } from '@lingui/react/macro'
import { useId } from 'react'
import { fieldName } from '../../../../parts/team/contract/contract-words.ts'
import { TIER_FIELDS, type ContractKind, type TierField } from '../../../../rules/team/contract-terms.ts'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { Split } from '../../../../ui/layout/split.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Text } from '../../../../ui/layout/text.tsx'
import { Tiles } from '../../../../ui/layout/tiles.tsx'
import { X } from '../../../../ui/media/later-icons.ts'
import { tierFieldName, type TierTexts } from './read-tiers.ts'

interface TierFieldsProps {
  readonly kind: ContractKind
  /** From 1. */
  readonly number: number
  readonly rowKey: number
  readonly texts: TierTexts
  /** The highest rate, in words; empty while it is not known. */
  readonly maxRate: string
  readonly errorOf: (name: string) => string | undefined
  readonly onType: (field: TierField, text: string) => void
  /** Left out where it is the only one. */
  readonly onRemove?: (() => void) | undefined
}

/** The fields of one tier: the least that it asks for, and what it pays. */
export function TierFields({ kind, number, rowKey, texts, maxRate, errorOf, onType, onRemove }: TierFieldsProps) {
  const { i18n } = useLingui()
  const { t } = useWords()
  const id = useId()
  const inPercent = maxRate ? t`In percent, up to ${maxRate}` : t`In percent`
  const isRate = (field: TierField): boolean => field === 'rate' || field === 'lossRate'
  return (
    <Panel as="div">
      <Stack as="fieldset" space="s" aria-labelledby={id}>
        <Split high>
          <Text as="span" id={id} weight="strong">
            <Trans context="contract">Tier {number}</Trans>
          </Text>
          {onRemove && <IconButton icon={X} size="s" label={t`Remove tier ${number}`} onClick={onRemove} />}
        </Split>
        <Tiles as="div" columns="two" space="m">
          {TIER_FIELDS[kind].map((field) => {
            const name = tierFieldName(field, rowKey)
            return (
              <TextField
                key={field}
                name={name}
                label={i18n._(fieldName(kind, field))}
                hint={isRate(field) ? inPercent : t`At least; leave it empty for any`}
                error={errorOf(name)}
                inputMode={field === 'activeMembers' ? 'numeric' : 'decimal'}
                autoComplete="off"
                maxLength={30}
                value={texts[field] ?? ''}
                onChange={({ currentTarget }) => onType(field, currentTarget.value)}
              />
            )
          })}
        </Tiles>
      </Stack>
    </Panel>
  )
}
