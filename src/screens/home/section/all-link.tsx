import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { formatInteger } from '../../../i18n/format/format.ts'
import type { Search } from '../../../rules/site/search-params.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'

interface AllLinkProps {
  readonly to: string
  readonly search?: Search
  /** How many stand there; `null` where that is not known. */
  readonly total: number | null
  /** The id of the section's title. */
  readonly titleId: string
}

/** The way to all that a section shows some of. */
export function AllLink({ to, search = {}, total, titleId }: AllLinkProps) {
  const { tag } = useAtomValue(languageAtom)
  const all = total === null ? '' : formatInteger(total, tag)
  return (
    <Link to={to} search={search} className={buttonClass('quiet', 's')} aria-describedby={titleId}>
      {all ? <Trans>All {all}</Trans> : <Trans>See all</Trans>}
    </Link>
  )
}
