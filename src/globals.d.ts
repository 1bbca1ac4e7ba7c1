/** True in builds that carry the mock backend inside the browser. */
declare const __MOCK_BACKEND__: boolean
/** True in builds for demonstration: a built-in admin session and demo accounts (decision A2 of the product). */
declare const __DEMO_MODE__: boolean
/** The product's version, such as `0.1.0`. */
declare const __VERSION__: string
/** The words of every language but German, each fetched when it is asked for (`src/i18n/build/words-along.ts`). */
declare module 'virtual:translations' {
  export const translations: Partial<Record<string, () => Promise<Record<string, string>>>>
}
