import { createContext } from 'react'

/** Exact origins where a picture may be asked for that does not come from its own. */
export const PictureHosts = createContext<readonly string[]>([])
