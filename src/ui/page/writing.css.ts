/** How the page is set in a language whose letters need other families, more room, or other places to break a line. */
import { globalStyle } from '@vanilla-extract/css'
import { SCRIPT, SCRIPTS } from '../../theme/writing-systems.ts'

for (const { language, families, tight, text, words } of SCRIPTS) {
  globalStyle(`:root:lang(${language})`, {
    vars: {
      [SCRIPT.tight]: String(tight),
      [SCRIPT.text]: String(text),
      ...(families || words ? { [SCRIPT.tracking]: '0em' } : {}),
      ...(families ? { [SCRIPT.families]: families.map((family) => `"${family}"`).join(', ') } : {}),
      ...(words ? { [SCRIPT.words]: words } : {}),
    },
  })
}

// Chinese may break between any two letters, so a label in a narrow row would become a column of single ones. (Thai is
// broken between words by the browser's dictionary.)
globalStyle(':lang(zh) :is(button, label, th, nav a, [role="tab"])', { wordBreak: 'keep-all' })
// Where Latin letters or digits stand inside Chinese without a space: a small gap, as in print.
globalStyle(':root:lang(zh)', { textAutospace: 'normal' })
