/** What journeys about announcements share. */
/**
 * What the policy says of harmful HTML. It speaks up while that is parsed, before anything could act; the sanitiser then
 * takes it out.
 */
export const HARM = /inline event handler|inline style|script-src-attr|style-src-attr/
