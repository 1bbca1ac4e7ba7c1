import { defineConfig } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../support/chromium.mjs'

/**
 * Tests of built apps in real pages. Builds and servers are made ready by `global-setup.ts`, on free ports; what does not
 * work at all ends the run soon, with its reason.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // The machine may be small and busy; a test that hangs still ends.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  maxFailures: 5,
  globalTimeout: 35 * 60_000,
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
    // Recording costs time; `npx playwright test … --trace on` records what is looked into.
    trace: 'off',
  },
})
