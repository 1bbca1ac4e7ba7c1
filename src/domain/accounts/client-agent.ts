/** Browsers by what stands in their name of themselves; those that also claim to be another one come first. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

const named = (agent: string, marks: readonly (readonly [string, string])[]) =>
  marks.find(([mark]) => agent.includes(mark))?.[1]

/** Which browser a `User-Agent` tells of: `Firefox`; nothing for one that tells of none. */
export const browserOf = (agent: string): string | undefined => named(agent, BROWSERS)

/** On which system it runs: `Windows`. */
export const systemOf = (agent: string): string | undefined => named(agent, SYSTEMS)
