import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import type { CsvTable } from '../../../parts/records/csv/make-csv.ts'
import { layOut } from '../../../parts/records/record-page/record-fields.tsx'
import { RecordList } from '../../../parts/records/record-page/record-list.tsx'
import { withCentre } from '../../../parts/site/use-modal/with-centre.ts'
import { allRecords } from '../../../state/records/records.ts'
import { levelSource, type Level, type TeamMember } from '../../../state/team/tree.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { LevelFilters } from './level-filters.tsx'
import { useLevelAsked } from './use-level-asked.ts'
import { useMemberFields } from './use-member-fields.tsx'
import { useMemberPlace } from './use-member-place.ts'

/** The members right below somebody, or with a search all below who have that name. A press on one opens it. */
export function LevelList() {
  const { t } = useLingui()
  const client = useQueryClient()
  const { address, member, open } = useMemberPlace()
  const asked = useLevelAsked()
  const { search, isAgent, joinedFrom, startTime } = asked
  const isNarrowed = [search, isAgent, joinedFrom].some((one) => one !== undefined)
  const fields = useMemberFields(search !== undefined, startTime !== undefined)
  const source = levelSource(asked)
  const kept = fields.flatMap(({ name, text }) => (text ? [{ name, text }] : []))
  const table: CsvTable = {
    fileName: 'team',
    head: kept.map(({ name }) => name),
    pages: async function* (signal) {
      for await (const { rows, total } of allRecords(source, { client, signal }))
        yield { total, lines: rows.map((row) => kept.map(({ text }) => text(row))) }
    },
  }
  const none = member ? t`Nobody is below this member yet.` : t`Your team has no members yet.`
  return (
    <>
      <LevelFilters address={address} />
      <RecordList<TeamMember, Level>
        {...layOut(fields)}
        source={source}
        table={table}
        label={t({ message: 'Members of the team', context: 'a table' })}
        countOf={(length) => t`${plural(length, { 0: 'No members', one: '# member', other: '# members' })}`}
        empty={isNarrowed ? t`No member found` : none}
        emptyHelp={isNarrowed ? undefined : !member && <ToAccounts />}
        onOpen={({ id, direct }) => open(id, direct > 0 ? 'team' : 'details')}
      />
    </>
  )
}

/** Where a team begins. */
function ToAccounts() {
  return (
    <Link
      to="."
      search={withCentre('agent', 'accounts')}
      state
      replace
      hash
      resetScroll={false}
      className={buttonClass('quiet', 's')}
    >
      <Trans>Open an account or create a link</Trans>
    </Link>
  )
}
