import { useAtomValue } from 'jotai'
import { brandAtom } from '../../state/site/brand.ts'
import type { ButtonVariant } from '../../ui/actions/button-class.ts'

const LOOKS = { filled: 'primary', outlined: 'outlined', inverse: 'inverse' } as const

/** How the header's own button looks, to register or to deposit: a page has one filled button, and it may be elsewhere. */
export function useHeaderAction(): ButtonVariant {
  const { headerAction } = useAtomValue(brandAtom).layout
  return LOOKS[headerAction]
}
