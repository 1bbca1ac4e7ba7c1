/** Rows may lack the stamps, the wire may not. */
export function withTimestamps<R extends { createdAt?: string | undefined; updatedAt?: string | undefined }>(
  row: R,
): R & { createdAt: string; updatedAt: string } {
  return { ...row, createdAt: row.createdAt ?? '', updatedAt: row.updatedAt ?? '' }
}
