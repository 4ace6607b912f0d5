import { Placeholder } from '../../../ui/states/placeholder.tsx'

/** Where a section of a member's own will stand. */
export const SummarySkeleton = () => <Placeholder of="summary" />
