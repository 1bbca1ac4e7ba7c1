import type { FocusedRecord } from '#src/commands/gate/command.ts'
import { isOfKind } from '#src/commands/gate/command.ts'

/** What a document belongs to from the start, by the fields of the call; `label` is what people call that. */
export interface UploadTarget {
  orderId?: string
  transportId?: string
  vehicleId?: string
  driverId?: string
  partnerId?: string
  claimId?: string
  label?: string
}

/** Kinds of records that documents belong to, and the field that says so. */
const FIELDS = {
  order: 'orderId',
  transport: 'transportId',
  vehicle: 'vehicleId',
  driver: 'driverId',
  partner: 'partnerId',
  claim: 'claimId',
} as const

const KINDS = ['order', 'transport', 'vehicle', 'driver', 'partner', 'claim'] as const

/** The record the keyboard is on, where documents belong to such; empty otherwise: then they go to the document centre. */
export function targetOf(focus: FocusedRecord | undefined): UploadTarget {
  const kind = focus === undefined ? undefined : KINDS.find((one) => isOfKind(focus, one))
  if (focus === undefined || kind === undefined) return {}
  return { [FIELDS[kind]]: focus.id, label: focus.name ?? focus.id }
}

/** Reads a target that was kept. */
export function targetIn(found: unknown): UploadTarget {
  const text = (field: string) => {
    const value: unknown = typeof found === 'object' && found !== null ? Reflect.get(found, field) : undefined
    return typeof value === 'string' && value !== '' && value.length <= 200 ? { [field]: value } : {}
  }
  return Object.assign({}, ...[...Object.values(FIELDS), 'label'].map(text))
}

/** Whether somebody has said what it belongs to. */
export const hasOwner = (target: UploadTarget): boolean =>
  Object.values(FIELDS).some((field) => target[field] !== undefined)
