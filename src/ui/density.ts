import { createContext } from 'react'

/** How close the rows of lists stand, unless a list says otherwise: 26, 32 or 40 px. */
export const DensityContext = createContext<'compact' | 'normal' | 'comfortable'>('normal')
