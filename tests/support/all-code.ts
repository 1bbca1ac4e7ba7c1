/** All code of the app. */
const code = import.meta.glob([
  '../../src/**/*.{ts,tsx}',
  '!**/main.tsx',
  '!**/*.d.ts',
  '!**/build/**',
  '!**/i18n/words/**',
])

/** Loads it. */
export const loadAll = () => Promise.all(Object.values(code).map((load) => load()))
