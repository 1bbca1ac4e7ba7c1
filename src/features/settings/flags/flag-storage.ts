import { saidFlags, type FeatureFlags } from '#src/domain/accounts/feature-flags.ts'
import { localStore } from '#src/storage/browser.ts'
import { slots } from '#src/storage/slots.ts'

/** What is said otherwise on this computer, as it will hold after the next start. */
export function storedFlags(): Partial<FeatureFlags> {
  return saidFlags(localStore.get(slots.featureFlags))
}

/** Keeps what is said on this computer; false when the browser does not let us. */
export function storeFlags(flags: Partial<FeatureFlags>): boolean {
  return localStore.set(slots.featureFlags, flags)
}
