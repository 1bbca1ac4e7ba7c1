/** Milliseconds between two looks at what the frame shows: counts, figures, system status. Source: specification 9 */
export const REFRESH = 30_000
