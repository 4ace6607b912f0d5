import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { canInstallAtom, installAtom } from '../../state/site/install.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Text } from '../../ui/layout/text.tsx'

/** Installs this very site, where the browser offers it. */
export function InstallCard() {
  const { t } = useLingui()
  const { name } = useAtomValue(brandAtom)
  const canInstall = useAtomValue(canInstallAtom)
  const install = useSetAtom(installAtom)
  if (!canInstall) return null
  return (
    <Panel aria-label={t`Install this site`} endsBesideFrom="tablet">
      <div>
        <Text as="h2" size="m" weight="bold">
          <Trans>Install {name} from this browser</Trans>
        </Text>
        <Text size="s" tone="muted">
          <Trans>It takes a moment and hardly any space, and opens like any other app.</Trans>
        </Text>
      </div>
      <Button onClick={() => void install()}>
        <Trans context="an app">Install</Trans>
      </Button>
    </Panel>
  )
}
