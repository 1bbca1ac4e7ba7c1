/** Rows may lack the stamp of their last change, the wire may not. */
export function stamped<R extends { updatedAt?: string | undefined }>(row: R): R & { updatedAt: string } {
  return { ...row, updatedAt: row.updatedAt ?? '' }
}
