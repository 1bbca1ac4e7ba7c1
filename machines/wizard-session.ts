import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import type { Charge } from '#src/domain/prices/charges.ts'
import type { CustomerMeaning } from '#src/domain/partners/customer-draft.ts'
import type { OrderDraft, WizardStep } from '#src/domain/orders/draft.ts'

/** What the wizard itself looks at in a calculated price: euros net and percent. The rest is the screen's. */
export interface Quote {
  netPrice: number
  vatRate: number
}

/** What the wizard itself looks at in a proposed carrier: with blockers it takes a reason to choose it. */
export interface Candidate {
  carrierId: string
  blockers: readonly unknown[]
}

/** Prices the person set herself, euros net; absent ones are calculated. */
export interface OwnPrices {
  customerPrice?: number
  /** What that price was made of where it was agreed for another order, and the number of that one. */
  customerCharges?: readonly Charge[]
  agreedIn?: string
  carrierPrice?: number
  /** Percent. */
  vatRate?: number
}

/** Search radius in kilometres when no one chose one. Source: specification 9. */
export const DEFAULT_RADIUS_KM = 50
/** How often in a row a lost session or an old version is made good before the person is asked. */
export const MOST_RECOVERIES = 3

/** The steps that are typed; the others are computed or chosen. */
export type DraftStep = keyof OrderDraft
export const DRAFT_STEPS: readonly DraftStep[] = ['customer', 'cargo', 'pickup', 'delivery']

/** What was typed in one step; fields that are not named stay as they are. */
export type DraftPatch = { [Step in DraftStep]: { step: Step; values: Partial<OrderDraft[Step]> } }[DraftStep]

/** Where the work under way leads to: a step, or the order itself. */
export type WizardGoal = WizardStep | 'order'

export type WizardErrorKind = 'refused' | 'gone' | 'conflict' | 'offline' | 'unauthenticated' | 'failed'

/**
 * What ports reject with. `offline`: no answer, so no one knows what the server did. `gone`: 404 or 410.
 * `conflict`: 409 for an old version. `refused`: any other answer that says the values will not do, with its issues.
 */
export class WizardError extends Error {
  readonly kind: WizardErrorKind
  readonly issues: FieldIssue[]

  constructor(kind: WizardErrorKind, message = '', issues: FieldIssue[] = []) {
    super(message)
    this.name = 'WizardError'
    this.kind = kind
    this.issues = issues
  }
}

/** `priceChanged`: after a lost session the new price is another one; the person looks at it before the order is made. */
export interface WizardProblem {
  kind: 'refused' | 'offline' | 'unauthenticated' | 'failed' | 'priceChanged'
  message: string
}

/** A vehicle of the house, and what it is called. */
export interface OwnVehicle {
  id: string
  plate: string
  /** Why it drives although something speaks against it. */
  overrideReason?: string
}

export interface WizardContext<Price extends Quote = Quote, Match extends Candidate = Candidate> {
  draftId: string
  data: OrderDraft
  currentStep: WizardStep
  completedSteps: WizardStep[]
  issues: FieldIssue[]
  sessionId?: string
  version?: number
  /** The typed steps that the server's session has as they are. */
  savedSteps: DraftStep[]
  /** The values on their way to the server. */
  sending?: { step: DraftStep; values: OrderDraft[DraftStep] }
  /** When the server last took something, in milliseconds since 1970. */
  savedAt?: number
  price?: Price
  /** The price the person has seen, kept when the session that computed it is lost. */
  seenPrice?: Price
  carriers?: Match[]
  /** What the person typed about prices. */
  prices: OwnPrices
  radiusKm: number
  chosenCarrierId?: string
  /** An own vehicle that drives it instead. */
  ownVehicle?: OwnVehicle
  /** The person chose, or chose to have none: matching does not choose any more. */
  carrierDecided: boolean
  overrideReason: string
  /** The reason the creation was last sent with: a repeat has the same body, though the carriers are not known any more. */
  sentReason?: string
  goal?: WizardGoal
  /** The price is only being renewed: a person who goes on meanwhile need not say so twice. */
  renewing: boolean
  /** The idempotency key of the creation: one per intent, made when the person acts. Source: decision A6 */
  intentKey?: string
  /** The creation was sent and no one knows yet whether the server made the order. */
  unconfirmed: boolean
  orderId?: string
  error?: WizardProblem
  online: boolean
  /** Number of the latest call; answers to earlier ones are dropped. */
  request: number
  recoveries: number
}

/** What people do. */
export type WizardAct =
  | { type: 'edit'; patch: DraftPatch }
  /** The customer's name is left as it was typed: who is meant is looked for beside what the person does next. */
  | { type: 'lookForCustomer' }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'goTo'; step: WizardStep }
  | { type: 'chooseCarrier'; carrierId: string | undefined; vehicle?: OwnVehicle; overrideReason?: string }
  | { type: 'setRadius'; km: number }
  | { type: 'setPrices'; prices: OwnPrices }
  | { type: 'recalculate' }
  | { type: 'create' }
  | { type: 'retry' }
  | { type: 'discard' }

/** What the world answers; `request` names the call that is answered. */
export type WizardAnswer<Price extends Quote = Quote, Match extends Candidate = Candidate> = { request?: number } &
  /** Who is meant by the name that was asked for; `unknown` where no one could look. */
  (
    | { type: 'customerFound'; name: string; meaning: CustomerMeaning | 'unknown' }
    | { type: 'started'; session: { sessionId: string; version: number } }
    | { type: 'saved'; session: { version: number; issues: FieldIssue[] } }
    | { type: 'reread'; session: { version: number } }
    | { type: 'priced'; price: Price }
    | { type: 'matched'; matches: Match[]; autoSelectedCarrierId?: string }
    | { type: 'created'; orderId: string }
    | { type: 'refused'; issues: FieldIssue[]; message?: string }
    | { type: 'gone' }
    | { type: 'conflicted' }
    | { type: 'failed'; message: string; kind: 'offline' | 'unauthenticated' | 'failed' }
  )

export type WizardEvent<Price extends Quote = Quote, Match extends Candidate = Candidate> =
  | WizardAct
  | WizardAnswer<Price, Match>
  | { type: 'sessionExpired' }
  | { type: 'wentOffline' }
  | { type: 'wentOnline' }

/** Where a wizard starts: empty, or from `restoreWizard`. */
export interface WizardInput {
  draftId?: string
  data?: Partial<OrderDraft>
  currentStep?: WizardStep
  completedSteps?: WizardStep[]
  savedSteps?: DraftStep[]
  sessionId?: string
  version?: number
  savedAt?: number
  radiusKm?: number
  chosenCarrierId?: string
  ownVehicle?: OwnVehicle
  carrierDecided?: boolean
  overrideReason?: string
  sentReason?: string
  prices?: OwnPrices
  intentKey?: string
  unconfirmed?: boolean
  online?: boolean
}

/** What the wizard needs to know without asking anybody. */
export interface WizardSources {
  /** A new unique key. */
  newKey(): string
  /** Today in Europe/Berlin, `YYYY-MM-DD`. */
  today(): string
  /** Milliseconds since 1970. */
  now(): number
}

/** The calls reject with `WizardError`; anything else counts as `failed`. */
export interface WizardPorts<Price extends Quote = Quote, Match extends Candidate = Candidate> extends WizardSources {
  /** Who is meant by a name that was typed. */
  findCustomer(name: string): Promise<CustomerMeaning>
  start(): Promise<{ sessionId: string; version: number }>
  saveStep<Step extends DraftStep>(
    sessionId: string,
    step: Step,
    values: OrderDraft[Step],
    version: number,
  ): Promise<{ version: number; issues: FieldIssue[] }>
  /** The session's version as the server has it, asked for after a conflict. */
  readVersion(sessionId: string): Promise<{ version: number }>
  calculatePrice(sessionId: string, prices: OwnPrices): Promise<Price>
  findCarriers(sessionId: string, radiusKm: number): Promise<{ matches: Match[]; autoSelectedCarrierId?: string }>
  createOrder(
    sessionId: string,
    carrierId: string | undefined,
    key: string,
    overrideReason?: string,
    prices?: OwnPrices,
    vehicleId?: string,
  ): Promise<{ orderId: string }>
  /** Keeps the draft, or forgets it when there is nothing to keep. */
  persist(stored: StoredWizard | undefined): void
}

/**
 * What is kept between reloads, in version 1 of its shape. Prices and carriers are not: they are asked for again.
 * `session` is the server's session, `data` what was typed.
 */
export interface StoredWizard {
  version: 1
  draftId: string
  data: OrderDraft
  currentStep: WizardStep
  completedSteps: WizardStep[]
  savedSteps: DraftStep[]
  session?: { sessionId: string; version: number }
  savedAt?: number
  radiusKm: number
  chosenCarrierId?: string
  ownVehicle?: OwnVehicle
  carrierDecided: boolean
  overrideReason: string
  sentReason?: string
  prices: OwnPrices
  intentKey?: string
  unconfirmed: boolean
}
