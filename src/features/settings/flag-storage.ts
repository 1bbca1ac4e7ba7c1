import { parseFeatureFlags, type FeatureFlags } from '#src/domain/feature-flags.ts'

const KEY = 'feature-flags'

/** The flags as they will hold after the next start on this computer; the defaults where storage says nothing. */
export function storedFlags(): FeatureFlags {
  try {
    return parseFeatureFlags(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return parseFeatureFlags(undefined)
  }
}

/** Keeps the flags on this computer; false when the browser does not let us. */
export function storeFlags(flags: FeatureFlags): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(flags))
    return true
  } catch {
    return false
  }
}
