import { createContext } from 'react'

/** How close the rows of lists stand: 26, 32 or 40 px. */
export const DENSITIES = ['compact', 'normal', 'comfortable'] as const
export type Density = (typeof DENSITIES)[number]

/** The density of all lists, unless a list says otherwise. */
export const DensityContext = createContext<Density>('normal')
