import type { PackageType, VehicleType } from '../vehicles/vehicles.ts'
import type { Source } from './paper.ts'

/** What a stop says, named as the draft of a stop names it. Dates `YYYY-MM-DD`, times `HH:MM`. */
export interface StopValues {
  company: string
  street: string
  postalCode: string
  city: string
  /** German name, as orders have it. */
  country: string
  date: string
  timeFrom: string
  timeTo: string
  reference: string
  phone: string
  fixed: boolean
}

type WithPrefix<Prefix extends string, Values> = {
  [Key in keyof Values & string as `${Prefix}.${Key}`]: Values[Key]
}

/** All that is read, by paths of the draft of an order where it has them. Units are those of the order. */
export type PaperValues = WithPrefix<'pickup', StopValues> &
  WithPrefix<'delivery', StopValues> & {
    'customer.name': string
    'customer.customerReference': string
    'customer.email': string
    'customer.phone': string
    'customer.contactPerson': string
    /** Days. */
    'customer.paymentTerms': number
    'cargo.description': string
    'cargo.weightKg': number
    'cargo.loadingMeters': number
    'cargo.packageCount': number
    'cargo.packageType': PackageType
    'cargo.vehicleType': VehicleType
    'cargo.temperature.min': number
    'cargo.temperature.max': number
    'cargo.palletExchange': boolean
    'cargo.tailLift': boolean
    'cargo.stackable': boolean
    'cargo.adr.unNumber': string
    'cargo.adr.name': string
    'cargo.adr.class': string
    /** Labels of the subsidiary risks: `6.1`. */
    'cargo.adr.risks': string
    'cargo.adr.packingGroup': string
    'cargo.adr.tunnelCode': string
    /** Euros, net. */
    'price.customer': number
    'order.number': string
    'carrier.name': string
    'vehicle.plate': string
    'vehicle.trailerPlate': string
  }
export type PaperField = keyof PaperValues
export type Side = 'pickup' | 'delivery'

/** Why a value is not sure. */
export type Doubt =
  /** May mean something else. */
  | 'ambiguous'
  /** Letters a reader of pictures takes for others: `O` for `0`. */
  | 'letters'
  /** Another value stands on the paper, or what is known says otherwise. */
  | 'conflict'
  /** More, or less, than an order can have. */
  | 'bounds'
  /** Nothing on the paper says what it is. */
  | 'unlabelled'
  /** Taken from where it stands, or calculated. */
  | 'assumed'
  /** A name or a town no one here knows. */
  | 'unknown'
  /** A price with VAT, where a net one is wanted. */
  | 'gross'

/** A value somebody may have meant, and where it stands. */
export interface FieldCandidate<Field extends PaperField = PaperField> {
  field: Field
  value: PaperValues[Field]
  source: Source
  /** 0 to 100. */
  confidence: number
  doubts: readonly Doubt[]
}

/** From 90 a value is taken as it is, below somebody looks at it. */
export type ReadingState = 'sure' | 'check' | 'missing'
const SURE = 90

export interface Alternative<Field extends PaperField> {
  value: PaperValues[Field]
  text: string
  source: Source
  confidence: number
}

/** A field as it was read. One that is missing has no value. */
export interface Reading<Field extends PaperField = PaperField> {
  state: ReadingState
  value?: PaperValues[Field]
  /** As it is written on the paper. */
  text?: string
  source?: Source
  confidence: number
  doubts: readonly Doubt[]
  /** At most three other values, the likeliest first. */
  alternatives: readonly Alternative<Field>[]
}

/** What was read of a paper; a field that is not named was not found. */
export type Readings = { [Field in PaperField]?: Reading<Field> }

export const stateOf = (confidence: number): ReadingState => (confidence >= SURE ? 'sure' : 'check')

/** A field no one found. */
const MISSING: Reading<never> = { state: 'missing', confidence: 0, doubts: [], alternatives: [] }

/** A field of a reading; one that was not found is missing. */
export function fieldOf<Field extends PaperField>(readings: Readings, field: Field): Reading<Field> {
  const known: Readings[Field] = readings[field]
  return known ?? MISSING
}
