import * as css from './offer-scene.css.ts'

/** Rows of scales, as waves are drawn: how far apart they stand. */
const WAVE = 20

/** One sky, sun, cloud and water behind whatever an offer is about. */
export function OfferScene() {
  return (
    <svg viewBox="0 0 160 160" preserveAspectRatio="xMidYMax slice" aria-hidden className={css.scene}>
      <rect className={css.sky} width={160} height={160} />
      <circle className={css.sun} cx={112} cy={44} r={26} />
      <path className={css.cloud} d="M-6 58h54a7 7 0 0 1 0 14H30a6 6 0 0 1 0 12H-6z" />
      <path className={css.cloud} d="M166 74h-44a6 6 0 0 0 0 12h20a5 5 0 0 0 0 10h24z" />
      <path className={css.hill} d="M-4 124q24-26 48-8 20-30 52-6 26-18 68 10v44H-4z" />
      {[0, 1, 2].map((row) =>
        Array.from({ length: 10 }, (_, at) => {
          const [x, y] = [at * WAVE - (row % 2 ? WAVE / 2 : 0), 138 + row * 9]
          return (
            <g key={`${row}-${at}`}>
              <circle className={css.wave} cx={x} cy={y} r={WAVE / 2} />
              <circle className={css.ring} cx={x} cy={y} r={WAVE / 3.4} />
            </g>
          )
        }),
      )}
    </svg>
  )
}
