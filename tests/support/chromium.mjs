import { existsSync } from 'node:fs'

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']

/** Flags that keep headless Chromium quiet on machines without a network or a graphics card. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Path of the system's Chromium: `CHROMIUM_PATH` if set, else the usual places; undefined when there is none. */
export function chromiumPath() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted !== undefined && existsSync(wanted)) return wanted
  return candidates.find((path) => existsSync(path))
}
