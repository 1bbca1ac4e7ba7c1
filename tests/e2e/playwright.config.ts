import { defineConfig } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../support/chromium.mjs'

/** What shares the one world of the standalone backend, and therefore runs one after the other. */
const sharing = /(standalone|orders-people|orders-faults)\.spec\.ts$/

/**
 * Two builds are tested: the one with the mock backend in the browser (port 4173), as `npm start` serves it, and the one
 * against the standalone backend (port 4301), where faults can be injected and several people work on one world.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 300_000,
  // The machine may be small and busy.
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
    // Recording costs time; `npx playwright test … --trace on` records what is looked into.
    trace: 'off',
  },
  projects: [
    { name: 'mock', testIgnore: sharing },
    { name: 'standalone', testMatch: sharing, workers: 1 },
  ],
  webServer: [
    {
      command: 'npx vite build --mode mock --logLevel warn && npx vite preview --mode mock --port 4173',
      port: 4173,
      cwd: '../..',
      timeout: 300_000,
      reuseExistingServer: false,
    },
    {
      command:
        'npx vite build --mode standalone --logLevel warn && npx vite build --mode server --logLevel warn && node dist/server/serve.js --port 4301 --faults',
      port: 4301,
      cwd: '../..',
      timeout: 300_000,
      reuseExistingServer: false,
    },
  ],
})
