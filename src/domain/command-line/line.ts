import type { PriceChange } from '../prices/price-change.ts'
import type { PlainDate } from '../basics/dates.ts'
import type { AbsenceKind } from '../drivers/statuses.ts'
import type { TypedDelay } from '../basics/typed-delay.ts'
import type { AppointmentMove } from '../stops/typed-move.ts'
import type { TypedPackages } from '../goods/typed-packages.ts'
import type { BlockKind, VehicleType } from '../vehicles/vehicles.ts'
import type { Verb } from './words.ts'

/**
 * A line that is understood, with what it is about as it was typed: which order or vehicle that is, is told by what is known
 * of them. Without an object it is about the order the keyboard was on.
 */
export type Line =
  | { verb: 'plan'; object?: string; target: string; date?: PlainDate; time?: string }
  | { verb: 'unplan'; object?: string }
  | { verb: 'advance'; object?: string }
  | { verb: 'status'; object?: string; status: string }
  | { verb: 'price'; object?: string; change: PriceChange }
  | { verb: 'note'; object?: string; text: string }
  | Act
  | NewOrder
  | FindLine
  | { verb: 'open'; object: string }
  | { verb: 'go'; screen: string }

/** What is done to orders, vehicles and drivers in words. Days are both included. */
export type Act =
  | { verb: 'assign'; object?: string; carrier: string }
  | { verb: 'confirm'; objects?: readonly string[] }
  | { verb: 'cancel'; objects?: readonly string[]; reason: string }
  | { verb: 'move'; objects?: readonly string[]; move: AppointmentMove }
  | { verb: 'delay'; object?: string; delay: TypedDelay }
  | { verb: 'block'; object?: string; kind: BlockKind; from: PlainDate; to?: PlainDate; reason?: string }
  | { verb: 'absent'; object?: string; kind: AbsenceKind; from: PlainDate; to: PlainDate; note?: string }
  | { verb: 'tours'; object?: string }
  | { verb: 'help'; topic?: string }

/** When something is loaded or unloaded. */
export interface Appointment {
  date?: PlainDate
  /** Wall time `HH:MM`. */
  timeFrom?: string
  timeTo?: string
}

/** A new order as far as it is said; places and customer as they are typed. */
export interface NewOrder {
  verb: 'create'
  customer?: string
  from?: string
  to?: string
  packages?: TypedPackages & { count: number }
  weightKg?: number
  loadingMeters?: number
  vehicleType?: VehicleType
  goods?: string
  pickup?: Appointment
  delivery?: Appointment
}

/** What is looked for, as it is typed: the filters of the lists tell what it asks. */
export interface FindLine {
  verb: 'find'
  text: string
}

/** What a part of a line says. */
export type Role =
  | 'object'
  | 'target'
  | 'date'
  | 'time'
  | 'status'
  | 'price'
  | 'text'
  | 'list'
  | 'areas'
  | 'type'
  | 'screen'
  | 'carrier'
  | 'reason'
  | 'move'
  | 'delay'
  | 'days'
  | 'customer'
  | 'from'
  | 'to'
  | 'goods'
  | 'measure'
  | 'pickup'
  | 'delivery'

/** A part of a typed line, and where it stands. */
export interface Part {
  role: Role
  from: number
  to: number
  /** Without quotation marks. */
  text: string
}

/** Why a line cannot be read: which characters, and what they are not. */
export interface Trouble {
  code: 'time' | 'date' | 'weekday' | 'dateOrTime' | 'price' | 'verb' | 'more' | 'areas' | 'move' | 'delay' | 'days'
  from: number
  to: number
  text: string
  /** What would fit in its place, where that is only these. */
  choices?: readonly string[]
  /** The day a date really is, for `weekday`. */
  date?: PlainDate
}

/** What was read of a line, also of one that is not finished. */
export interface ParsedLine {
  verb?: Verb
  parts: readonly Part[]
  /** Complete and without trouble. */
  line?: Line
  trouble?: Trouble
  /** What has to follow still. */
  missing?: Role
}
