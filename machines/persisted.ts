/** Readers for what comes out of a storage that may hold anything: the value when it is of the kind, else nothing. */

export function record(value: unknown): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return Object.fromEntries(Object.entries(value))
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

export function number(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Anything but `true` is not set. */
export function flag(value: unknown): true | undefined {
  return value === true ? true : undefined
}

/** Without the fields that hold nothing; nothing at all when none is left. */
export function withoutGaps<T extends object>(value: T): T | undefined {
  const filled = { ...value }
  for (const key of Object.keys(filled)) {
    if (Reflect.get(filled, key) === undefined) Reflect.deleteProperty(filled, key)
  }
  return Object.keys(filled).length === 0 ? undefined : filled
}
