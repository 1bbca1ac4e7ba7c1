import { lazyRouteComponent } from '@tanstack/react-router'

/** How browsers say that a part of the program could not be fetched: Chromium and Firefox, then Safari. */
const MISSING_CODE = /dynamically imported module|importing a module script/i

/** Whether a part of the program could not be fetched: no network, or a deployment has taken its place. */
export const isMissingCode = (error: Error): boolean => MISSING_CODE.test(error.message)

/**
 * The component of a route, fetched when it is first shown. The router by itself reloads the page for each part that is
 * missing, and counts none of that: it is told in other words, and the error screen reloads within the one budget (A11).
 */
export function lazyScreen<Module extends Record<string, unknown>, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) {
  const inOtherWords = (cause: unknown): never => {
    throw cause instanceof Error && isMissingCode(cause)
      ? new Error(`Code is missing: ${cause.message}`, { cause })
      : cause
  }
  return lazyRouteComponent<Module, Name>(() => load().catch(inOtherWords), name)
}
