import { Trans, useLingui } from '@lingui/react/macro'
import { describeFailure } from '../../../i18n/failures/failure.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { RotateCw, X } from '../../../ui/media/later-icons.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Cluster } from '../../../ui/layout/cluster.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import type { PictureProblem } from './reencode.ts'
import type { UploadItem } from './use-uploads.ts'
import * as css from './uploader.css.ts'

interface UploaderItemProps {
  readonly item: UploadItem
  readonly onRemove: () => void
  readonly onRetry: () => void
}

/** One picture: a look at it, how far it is, and what can be done about it. */
export function UploaderItem({ item, onRemove, onRetry }: UploaderItemProps) {
  const { t } = useLingui()
  const { name, preview, state } = item
  return (
    <li className={css.item}>
      {preview ? <img src={preview} alt="" className={css.preview} /> : <Skeleton className={css.preview} />}
      <Stack space="hair">
        <p className={css.name}>{name}</p>
        <ItemState item={item} />
      </Stack>
      <Cluster space="xxs">
        {state === 'failed' && <IconButton icon={RotateCw} label={t`Send ${name} again`} onClick={onRetry} />}
        <IconButton
          icon={X}
          label={state === 'sending' || state === 'preparing' ? t`Cancel ${name}` : t`Remove ${name}`}
          onClick={onRemove}
        />
      </Cluster>
    </li>
  )
}

function ItemState({ item: { name, state, progress, failure, problem } }: { readonly item: UploadItem }) {
  const { t, i18n } = useLingui()
  if (state === 'done')
    return (
      <Text as="output" size="s" tone="good">
        <Trans>Uploaded</Trans>
      </Text>
    )
  if (state === 'refused')
    return (
      <Text size="s" tone="bad" breaks role="alert">
        <ProblemWords problem={problem} />
      </Text>
    )
  if (state === 'failed')
    return (
      <Text size="s" tone="bad" breaks role="alert">
        {describeFailure(i18n, failure).title}
      </Text>
    )
  return (
    <progress className={css.bar} aria-label={t`Uploading ${name}`} {...(progress > 0 ? { value: progress } : {})} />
  )
}

function ProblemWords({ problem }: { readonly problem: PictureProblem | null }) {
  if (problem === 'too-large') return <Trans>This picture is larger than 5 MB. Please choose a smaller one.</Trans>
  if (problem === 'no-picture') return <Trans>This is not a PNG or JPG picture. Please choose another one.</Trans>
  if (problem === 'tells-more')
    return (
      <Trans>
        We couldn’t remove the location data from this picture, so it was not sent. Please choose another one.
      </Trans>
    )
  return <Trans>This picture is broken and can’t be read. Please choose another one.</Trans>
}
