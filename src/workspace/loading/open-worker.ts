/** The one address a worker is opened with, as a page under Trusted Types wants it. */
interface WorkerPolicy {
  createScriptURL(url: string): string
}
interface WorkerPolicies {
  createPolicy(name: string, rules: WorkerPolicy): WorkerPolicy
}

const { trustedTypes } = globalThis as { trustedTypes?: WorkerPolicies }
const policies = new Map<string, WorkerPolicy | undefined>()

/**
 * Opens a worker at an address that is written in our code. A policy is made with the first worker of a name, and once: a page may
 * have one of a name, and the server's headers list the names. Undefined where the page may not open it.
 */
export function openWorker(name: string, url: string): Worker | undefined {
  if (!policies.has(name))
    policies.set(
      name,
      made(() => trustedTypes?.createPolicy(name, { createScriptURL: () => url })),
    )
  return made(() => new Worker(policies.get(name)?.createScriptURL(url) ?? url, { type: 'module' }))
}

/** A server of others may forbid it. */
function made<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}
