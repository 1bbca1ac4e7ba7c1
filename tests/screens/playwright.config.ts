import { defineConfig } from '@playwright/test'
import usual from '../e2e/playwright.config.ts'

/** `npm run screens`: no test, but a picture of every state there is to see, for people who look at them side by side. */
export default defineConfig({
  ...usual,
  globalSetup: '../e2e/global-setup.ts',
  globalTeardown: './sheets.ts',
  outputDir: '../../test-results/screens',
  timeout: 15 * 60_000,
  globalTimeout: 40 * 60_000,
  maxFailures: 0,
})
