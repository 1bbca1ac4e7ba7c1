/** Tells the one who runs the backend of a failure that no rule meant. */
export function reportToConsole(...parts: unknown[]): void {
  // oxlint-disable-next-line no-console -- a backend has no one else to tell
  console.error(...parts)
}
