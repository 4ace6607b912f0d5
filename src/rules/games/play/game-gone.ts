/**
 * Whether a refusal says that there is no such game, or not any more. Spec: codes are not shown; the server's wording is
 * the only mark (spec 8).
 */
export function isGameGone(serverMessage: string): boolean {
  return /game.*not found|no such game/i.test(serverMessage)
}
