/** Words that cannot be right in a language, since it speaks to players in one way alone (src/i18n/glossary.md). */
import type { Problem } from '../brands/problem.ts'
import { readPo } from './po-lines.ts'
import { TU, VOS } from './spanish-forms.ts'

interface Wrong {
  readonly pattern: RegExp
  readonly instead: string
}

/** Only what has no other meaning: "su" may be his, "คะ" begins the word for points, "ท่าน" stands in the word for only. */
const WRONG: Readonly<Record<string, readonly Wrong[]>> = {
  en: [{ pattern: /\bvendors?\b/iu, instead: 'provider' }],
  es: [
    {
      pattern:
        /(?<!\p{L})(?:usted|ustedes|ingrese|elija|intente|verifique|introduzca|seleccione|póngase|pulse|presione)(?!\p{L})/iu,
      instead: 'tú, with its verbs ("ingresa", "elige")',
    },
    { pattern: VOS, instead: 'tú, with its verbs ("tienes", "elige"); vos is for es-AR' },
    { pattern: /(?<!\p{L})bienvenidos?(?!\p{L})/iu, instead: 'a welcome without a gender ("te damos la bienvenida")' },
  ],
  'es-AR': [
    { pattern: TU, instead: 'vos, with its verbs ("tenés", "elegí")' },
    { pattern: /(?<!\p{L})usted(?:es)?(?!\p{L})/iu, instead: 'vos, with its verbs ("tenés", "elegí")' },
  ],
  vi: [{ pattern: /(?<!\p{L})(?:quý khách|anh\/chị|anh chị|quý vị)(?!\p{L})/iu, instead: 'bạn' }],
  th: [
    { pattern: /ครับ|ค่ะ|นะคะ/u, instead: 'the sentence without a particle' },
    { pattern: /(?<!เ)ท่าน(?!ั)/u, instead: 'คุณ' },
    { pattern: /กรุณา/u, instead: 'โปรด' },
    { pattern: /\?/u, instead: 'the question without a mark' },
  ],
  id: [
    { pattern: /(?<!\p{L})(?:kamu|kalian|lo|lu|gue|kau)(?!\p{L})/iu, instead: 'Anda' },
    { pattern: /(?<!\p{L})anda(?!\p{L})/u, instead: 'Anda, with a capital' },
  ],
  'zh-Hans': [
    { pattern: /你/u, instead: '您' },
    { pattern: /\p{Script=Han}[,;:?!]|[,;:?!]\p{Script=Han}/u, instead: 'full-width marks (，；：？！)' },
  ],
}

/**
 * Checks the translations of PO text.
 * @param catalogue in which language they are, such as "es"
 * @param file where the text stands, for the problems
 */
export function checkRegister(catalogue: string, file: string, text: string): Problem[] {
  return readPo(text).entries.flatMap(({ translation, translationLine }) =>
    (WRONG[catalogue] ?? []).flatMap(({ pattern, instead }): Problem[] => {
      const [found] = pattern.exec(translation) ?? []
      if (found === undefined) return []
      return [
        {
          severity: 'error',
          file,
          line: translationLine,
          column: 1,
          message: `"${translation}" says "${found.trim()}"`,
          expected: instead,
          suggestion: 'speak to players as src/i18n/glossary.md says',
        },
      ]
    }),
  )
}
