/** Runs trials several at a time. @param attempt one of them, by its place from 0 */
export async function runInLanes(
  lanes: number,
  trials: number,
  attempt: (place: number) => Promise<unknown>,
): Promise<void> {
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < trials) {
      next += 1
      await attempt(next - 1)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
