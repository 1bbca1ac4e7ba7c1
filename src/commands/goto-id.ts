/** The id of the command that leads to a screen of the navigation. */
export const gotoId = (path: string): string => `goto.${path.slice(1).replaceAll('/', '.')}`

/** Whether a command leads to a screen of the navigation. */
export const isGoto = (id: string): boolean => id.startsWith('goto.')
