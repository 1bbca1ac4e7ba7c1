/** Tells whoever runs the backend of a failure that no rule meant. */
export function reportToConsole(...parts: unknown[]): void {
  // oxlint-disable-next-line no-console -- a backend has nobody else to tell
  console.error(...parts)
}
