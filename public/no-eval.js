// Before any code of the app: its schema library would otherwise try whether code can be made from text, which a strict
// Content-Security-Policy reports as a violation on every page.
globalThis.__zod_globalConfig = { jitless: true }
