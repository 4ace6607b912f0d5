import { Stack } from '../../ui/layout/stack.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'

/** Stands where a page of the centre will. */
export function PageWaiting() {
  return (
    <Stack>
      <Waiting parts={['card', 'card']} />
    </Stack>
  )
}

/** Stands where the menu will. */
export function MenuWaiting() {
  return (
    <Stack space="xs">
      <Skeleton of="row" />
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} of="control" />
      ))}
    </Stack>
  )
}
