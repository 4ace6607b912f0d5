/** What a language's letters ask of type, whatever the brand's fonts: families that hold them, and room for their marks. */

export interface Script {
  /** The primary subtag, for `:lang()`: `zh` also stands for `zh-Hans`. */
  readonly language: string
  /** Families that come with phones and computers and hold these letters, best first; none where any system font does. */
  readonly families?: readonly string[]
  /** The least line height of headlines and labels, and of running text, so that marks of one line clear the next. */
  readonly tight: number
  readonly text: number
  /** What is added between the words of headlines, where they are short and a tight display face would close the gaps. */
  readonly words?: string
}

/**
 * Chinese, and Thai where the brand's family has no Thai letters, are set in the system's fonts, whose files are
 * megabytes or not ours to hand out. They are named because a generic family alone may answer with another country's
 * letter shapes, or with serifs beside a brand without any. Vietnamese puts two marks on a capital (Ễ), Thai stacks a
 * vowel and a tone over a letter and another vowel below it, and Chinese fills its whole square.
 */
export const SCRIPTS: readonly Script[] = [
  {
    language: 'zh',
    families: [
      'PingFang SC',
      'Hiragino Sans GB',
      'Microsoft YaHei UI',
      'Microsoft YaHei',
      'Noto Sans SC',
      'Noto Sans CJK SC',
      'Source Han Sans SC',
    ],
    tight: 1.25,
    text: 1.65,
  },
  {
    language: 'th',
    families: ['Sukhumvit Set', 'Thonburi', 'Leelawadee UI', 'Noto Sans Thai UI', 'Noto Sans Thai'],
    tight: 1.35,
    text: 1.65,
  },
  { language: 'vi', tight: 1.25, text: 1.55, words: '0.08em' },
]

/** The custom properties that say so on the page; most languages set none of them. */
export const SCRIPT = {
  families: '--script-families',
  tight: '--script-tight',
  text: '--script-text',
  tracking: '--script-tracking',
  words: '--script-words',
} as const

/** A line height for headlines and labels, opened up where the language's marks would touch the next line. No unit. */
export const tightLeading = (height: number | string): string => `max(${height}, var(${SCRIPT.tight}, 0))`

/** The same for running text. */
export const textLeading = (height: number | string): string => `max(${height}, var(${SCRIPT.text}, 0))`

/** A distance between letters: letters with marks around them, or in squares, are never drawn together. */
export const scriptTracking = (distance: string): string => `max(${distance}, var(${SCRIPT.tracking}, -1em))`

/** The room that is added between words of what is set in the display face: what letters with marks need, or more. */
export const scriptWords = (distance: string): string => `max(${distance}, var(${SCRIPT.words}, 0em))`
