import * as css from './slide-drawing.css.ts'

/** Who deals: in two tones, of which one is the side that the light falls on. */
export function Dealer() {
  return (
    <>
      <path className={css.coat} d="M132 148q4-50 52-62h52q48 12 52 62z" />
      <path className={css.coatLight} d="M132 148q4-50 52-62l14 34-8 28z" />
      <path className={css.skinDark} d="M199 72h22v22l-11 9-11-9z" />
      <path className={css.skin} d="M199 76h9v24l-9-6z" />
      <path className={css.shirt} d="M186 88l13-3 11 14v40z" />
      <path className={css.shirtDark} d="M234 88l-13-3-11 14v40z" />
      <path className={css.bow} d="M196 95l14 7 14-7v15l-14-6-14 6z" />
      <path className={css.skin} d="M189 57a21 22 0 0 1 42 0a21 26 0 0 1-42 0" />
      <path className={css.skinDark} d="M212 36q19 3 19 21a21 26 0 0 1-21 25q7-9 3-18 4-14-1-28" />
      <path className={css.hair} d="M186 60q-6-31 24-31t24 31q-3-14-13-17-17 4-28 1-5 6-7 16" />
      <path className={css.hairLight} d="M186 60q-6-31 24-31-14 4-17 15-5 6-7 16" />
      <path
        className={css.bow}
        d="M196 55q4-3 8 0l-1 1.500q-3-2-6 0zM215 55q4-3 8 0l-1 1.500q-3-2-6 0zM198 59a2.200 2 0 0 1 4.400 0a2.200 2 0 0 1-4.400 0M217 59a2.200 2 0 0 1 4.400 0a2.200 2 0 0 1-4.400 0M203 71q7 4 14 0-7 4.500-14 0"
      />
    </>
  )
}
