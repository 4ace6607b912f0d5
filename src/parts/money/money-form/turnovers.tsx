import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { percentText } from '../../../i18n/format/percent.ts'
import { turnoverPercent } from '../../../rules/money/withdrawal.ts'
import { languageAtom } from '../../../state/site/language.ts'
import type { Turnover } from '../../../state/money/withdrawals.ts'
import { progressLine } from '../../../ui/states/progress.css.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Split } from '../../../ui/layout/split.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { useFormatMoney } from './use-format-money.ts'

interface TurnoversProps {
  readonly turnover: readonly Turnover[]
  /** What has to wait for it. */
  readonly children: ReactNode
}

/** What is still to be wagered before money may leave, a bar for each bonus. */
export function Turnovers({ turnover, children }: TurnoversProps) {
  const say = useFormatMoney()
  const { tag } = useAtomValue(languageAtom)
  return (
    <Section title={<Trans>Still to be wagered</Trans>} note={children} size="m">
      <Stack as="ul" space="s">
        {turnover.map(({ id: bonus, name, required, done }) => {
          const percent = turnoverPercent(done, required)
          const [played, asked] = [say(done), say(required)]
          return (
            <Panel key={bonus} as="li" space="xs">
              <Split align="baseline">
                <Text weight="strong" breaks>
                  <bdi>{name}</bdi>
                </Text>
                <Text figures>{percentText(String(percent), tag)}</Text>
              </Split>
              <progress className={progressLine} value={percent} max={100} aria-label={name} />
              <Text size="s" tone="muted" figures>
                <Trans>
                  {played} of {asked}, {say(required - done)} to go
                </Trans>
              </Text>
            </Panel>
          )
        })}
      </Stack>
    </Section>
  )
}
