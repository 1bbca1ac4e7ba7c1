import type { EventChange } from '../store/own-schemas.ts'
import { sameValue } from './same-value.ts'

/** What says when and how often something was written, and not what. */
const WRITING = ['version', 'updatedAt', 'lastUpdate', 'statusSince', 'progress', 'currentSpeed', 'tourId']

/** Whether a record is still what an event made of it: changes that were taken back again are none. */
export function isAsMade(now: object, { change, row = {}, fields, follows }: EventChange): boolean {
  const isSame = (field: string, value: unknown) => WRITING.includes(field) || sameValue(Reflect.get(now, field), value)
  if (change === 'updated') return [...fields, ...follows].every(({ field, to }) => isSame(field, to))
  return [...new Set([...Object.keys(now), ...Object.keys(row)])].every((field) => isSame(field, row[field]))
}
