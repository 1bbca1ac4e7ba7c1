import { HttpError, refusalBody } from './http-error.ts'

/** 507: nothing was written, as there is no room. Source: RFC 4918, 11.5 */
export const storageFull = (): HttpError =>
  new HttpError(507, { ...refusalBody({ code: 'reason.storageFull' }), code: 'STORAGE_FULL' })

/** What a file system, a quota and PostgreSQL (`disk_full`) say where there is no room. */
const CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100']

/** Whether something failed for want of room, by its code or by that of its cause. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (CODES.includes(Reflect.get(error, 'code')) || /No space left on device/i.test(error.message)) return true
  return isStorageFull(error.cause)
}
