import { Stack } from '../../ui/layout/stack.tsx'
import { Placeholder } from '../../ui/states/placeholder.tsx'
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
      <Placeholder of="row" />
      {Array.from({ length: 5 }, (_, index) => (
        <Placeholder key={index} of="control" />
      ))}
    </Stack>
  )
}
