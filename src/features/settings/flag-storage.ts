import { parseFeatureFlags, type FeatureFlags } from '#src/domain/accounts/feature-flags.ts'
import { localStore } from '#src/storage/browser.ts'
import { slots } from '#src/storage/slots.ts'

/** The flags as they will hold after the next start on this computer; the defaults where storage says nothing. */
export function storedFlags(): FeatureFlags {
  return parseFeatureFlags(localStore.get(slots.featureFlags))
}

/** Keeps the flags on this computer; false when the browser does not let us. */
export function storeFlags(flags: FeatureFlags): boolean {
  return localStore.set(slots.featureFlags, flags)
}
