/** Reading a question out, by the browser's own voice. */

/** What is read of a voice. */
export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'default' | 'localService'>

/**
 * The voice for a language: of the very language and script or region, else of its base; one on the device before one
 * on the network, which is sent what it reads.
 * @param tag BCP 47, such as `zh-Hans`
 * @returns `null` where no voice speaks it
 */
export function voiceFor<V extends Voice>(voices: readonly V[], tag: string): V | null {
  const [base = '', ...rest] = tag.toLowerCase().split('-')
  const fits = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === base)
  // Simplified characters are those of the mainland's voices.
  const wanted = rest[0] === 'hans' ? 'cn' : rest[0]
  const score = ({ lang, localService, default: own }: Voice): number =>
    (wanted !== undefined && lang.toLowerCase().includes(wanted) ? 4 : 0) + (localService ? 2 : 0) + (own ? 1 : 0)
  return fits.toSorted((a, b) => score(b) - score(a))[0] ?? null
}
