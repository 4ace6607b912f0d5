/** The slider captcha's puzzle: a scene with a piece cut out of it. Who draws it stands in `demo-port.ts`. */

/** The puzzle's own units, which the client's rules of the slider count in. */
export const PUZZLE = { width: 320, height: 160, pieceWidth: 60 } as const

export interface DrawnPuzzle {
  /** WebP. */
  readonly scene: Buffer
  /** WebP with a clear ground, as high as the scene. */
  readonly piece: Buffer
  /** Where the piece's left edge belongs, in the puzzle's units. */
  readonly target: number
}
