/** All German words by the file they stand in: for what puts them where they are said (`words-along.ts`). */
export const german = import.meta.glob<Record<string, string>>('../words/*/de.ts', { eager: true, import: 'de' })
