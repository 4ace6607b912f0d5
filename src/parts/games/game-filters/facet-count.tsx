import { useAtomValue } from 'jotai'
import { formatInteger } from '../../../i18n/format/format.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { Text } from '../../../ui/layout/text.tsx'

/** How many games a filter leaves. */
export function FacetCount({ count }: { readonly count: number | undefined }) {
  const { tag } = useAtomValue(languageAtom)
  if (count === undefined) return null
  return (
    <Text as="span" size="xs" tone="muted" figures>
      {formatInteger(count, tag)}
    </Text>
  )
}
