/** The look of the stage: with room around the game on wide screens, or filled to its edges. */
export type StagePresentation = 'held' | 'bleeding'
