import type { TextKey, Translate } from '#src/i18n/keys.ts'

/** What fields are called, where it is the same of every kind of record. */
const WORDS: Readonly<Record<string, TextKey>> = {
  status: 'orders.column.status',
  state: 'orders.column.status',
  role: 'admin.role',
  name: 'user.name',
  firstName: 'session.firstName',
  lastName: 'session.lastName',
  email: 'user.email',
  phone: 'records.phone',
  street: 'records.address',
  address: 'records.address',
  postalCode: 'wizard.postalCode',
  city: 'wizard.city',
  country: 'wizard.country',
  contactPerson: 'wizard.contactPerson',
  vatId: 'records.partner.vatId',
  creditLimitCents: 'partners.column.credit',
  paymentTerms: 'records.partner.terms',
  defaultPaymentTerms: 'records.partner.terms',
  defaultVatRate: 'orders.field.vatRate',
  notes: 'vehicles.notes',
  note: 'vehicles.notes',
  reason: 'changes.reason',
  number: 'log.number',
  numbering: 'log.numbering',
  text: 'message.text',
  subject: 'inbox.subject',
  description: 'orders.field.cargoDescription',
  kind: 'records.document.kind',
  carrierId: 'records.carrier',
  acceptedCarrierId: 'records.carrier',
  carrierName: 'records.carrier',
  customerId: 'records.customer',
  customerName: 'records.customer',
  partnerName: 'documents.column.partner',
  driverId: 'records.driver',
  coDriverId: 'records.coDriver',
  coDriverName: 'records.coDriver',
  vehicleId: 'records.vehicle',
  vehicleNumber: 'records.vehicle',
  vehicleType: 'orders.field.vehicleType',
  transportId: 'log.kind.transport',
  orderId: 'records.order',
  orderNumber: 'records.order',
  documentId: 'carriers.document',
  assigneeName: 'followUps.assignee',
  handlerName: 'inbox.handler',
  invoiceDate: 'billing.field.invoiceDate',
  dueDate: 'billing.column.due',
  openCents: 'billing.column.open',
  paidCents: 'billing.paid',
  netCents: 'billing.column.net',
  grossCents: 'billing.column.gross',
  payments: 'billing.payments',
  reminders: 'billing.reminders',
  reminderLevel: 'billing.column.reminder',
  delivery: 'billing.delivery',
  orders: 'billing.orders',
  cancelledByNumber: 'billing.cancelledBy',
  followUpAt: 'followUps.one',
  sendAt: 'campaigns.column.sendAt',
  contacts: 'records.people',
  papers: 'partners.column.papers',
  blocked: 'records.partner.blocked',
  blocks: 'vehicles.block.short',
  absences: 'drivers.absences',
  openingHours: 'orders.label.openingHours',
  ramp: 'orders.label.ramp',
  driverHints: 'orders.label.driverHints',
  tags: 'records.document.tags',
  verified: 'documents.column.state',
  ocrProcessed: 'documents.column.read',
  extractedData: 'records.document.ocr',
  metadata: 'documents.section.more',
  fields: 'documentTemplates.fields',
  stops: 'carry.stops',
  quotes: 'log.kind.offer',
  score: 'matching.sort.score',
  price: 'billing.payment.amount',
  validUntil: 'offers.validUntil',
  amountCents: 'claims.amount',
  settledCents: 'claims.settledAmount',
  noticedOn: 'claims.noticedOn',
  percent: 'floater.percent',
  index: 'floater.indexValue',
  month: 'floater.month',
  priceCents: 'tariffs.price',
  minimumCents: 'tariffs.minimum',
  quantity: 'pallets.quantity',
  day: 'pallets.day',
  reference: 'pallets.reference',
  skipped: 'recurring.date.skipped',
  estimatedArrival: 'records.transport.arrival',
  delayCause: 'message.reason',
  pickupArrivedAt: 'driverLink.arrived',
  deliveryArrivedAt: 'driverLink.arrived',
  lockedReason: 'changes.reason',
  wishedRole: 'team.wished',
  language: 'user.language',
  expiresAt: 'user.linkUntil',
  licencePlate: 'vehicles.column.plate',
  outOfServiceSince: 'vehicles.outOfServiceSince',
  payloadKg: 'records.vehicle.payload',
  trailerPlate: 'records.vehicle.trailer',
  podBadge: 'settings.flag.podBadge',
  compactFinanceRow: 'settings.flag.compactFinanceRow',
  compactUi: 'settings.flag.compactUi',
  websockets: 'settings.flag.websockets',
}

/** What a field is called of one kind of record, where the word above is another one's. */
const OWN_WORDS: Readonly<Record<string, TextKey>> = {
  'recurringOrder.skipped': 'recurring.date.skipped',
  'palletBooking.kind': 'pallets.kind',
  'palletBooking.reason': 'pallets.reason',
  'order.quantity': 'orders.field.quantity',
  'claim.reason': 'claims.reason',
  'claim.text': 'claims.text',
  'followUp.text': 'followUps.text',
  'transport.cargo': 'records.cargo',
  'template.subject': 'inbox.subject',
}

/** Where the words of a kind's own fields stand; the field's name is the end of the key. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  order: ['orders.field.'],
  transport: ['orders.field.'],
  load: ['orders.field.'],
  offer: ['orders.field.'],
  enhancedOrder: ['orders.field.'],
  recurringOrder: ['recurring.', 'orders.field.'],
  template: ['orders.field.'],
  partner: ['partners.field.'],
  driver: ['drivers.field.'],
  vehicle: ['vehicles.field.', 'records.vehicle.', 'orders.field.'],
  company: ['company.', 'partners.field.'],
  invoice: ['billing.field.'],
  incomingInvoice: ['carriers.field.', 'billing.field.'],
  tariff: ['tariffs.'],
  followUp: ['followUps.'],
  claim: ['claims.'],
  campaign: ['campaigns.field.'],
  loadingPoint: ['loadingPoints.'],
}

/** Ends of a way and weights, by the name the field has in an order. */
const AS_IN_ORDER: readonly [RegExp, string][] = [
  [/^(origin|loading)(?=[A-Z]|$)/, 'pickup'],
  [/^(destination|unloading)(?=[A-Z]|$)/, 'delivery'],
  [/^weightKg$/, 'weight'],
  [/^(pickup|delivery)$/, '$1City'],
]

/** `pickup_city` as `pickupCity`. */
const camel = (field: string) => field.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** What a field of a kind of record is called; undefined for one that is no one's to read. */
export function fieldWord(kind: string, written: string, t: Translate): string | undefined {
  const field = camel(written)
  const asInOrder = AS_IN_ORDER.reduce((name, [pattern, to]) => name.replace(pattern, to), field)
  const places = (PLACES[kind] ?? []).flatMap((place) => [field, asInOrder].map((name) => `${place}${name}` as TextKey))
  const own = OWN_WORDS[`${kind}.${field}`]
  const key = own ?? places.find((place) => t(place) !== place) ?? WORDS[field]
  return key && t(key)
}

/** Where the words of codes stand, by kind and field or by field alone; the code is the end of the key. */
const CODES: Readonly<Record<string, string>> = {
  'order.status': 'order.status.',
  'order.transportStatus': 'transport.status.',
  'transport.status': 'transport.status.',
  'load.status': 'records.load.status.',
  'vehicle.status': 'records.vehicle.status.',
  'enhancedOrder.status': 'enhanced.state.',
  'offer.status': 'offers.status.',
  'match.status': 'offers.status.',
  'priceRequest.status': 'offers.status.',
  'email.status': 'inbox.status.',
  'email.kind': 'inbox.kind.',
  'user.status': 'user.status.',
  'campaign.status': 'campaigns.status.',
  'recurringOrder.status': 'recurring.status.',
  'recurringOrder.holidays': 'recurring.holidays.',
  'invoice.state': 'billing.state.',
  'creditNote.state': 'carriers.note.state.',
  'incomingInvoice.state': 'carriers.incoming.state.',
  'claim.state': 'claims.state.',
  'claim.kind': 'claims.kind.',
  'claim.against': 'claims.against.',
  'document.kind': 'records.document.kind.',
  'palletBooking.kind': 'pallets.kind.',
  'palletBooking.reason': 'pallets.reason.',
  'tariff.basis': 'tariffs.basis.',
  'campaign.audience': 'campaigns.audience.',
  'partner.kind': 'records.partner.',
  banExemption: 'orders.banExemption.',
  billingMode: 'partners.billing.',
  billingRhythm: 'partners.billing.',
  invoiceFormat: 'partners.billing.',
  format: 'partners.billing.',
  delivery: 'billing.delivery.',
  orderType: 'orders.type.',
  priority: 'orders.priority.',
  role: 'role.',
  wishedRole: 'role.',
  vehicleType: 'vehicle.type.',
  requiredVehicleType: 'vehicle.type.',
  type: 'vehicle.type.',
}

/** Codes that two lists of words call differently. */
const OTHER_CODES: Readonly<Record<string, string>> = {
  'enhanced.state.inquiry': 'enhanced.state.open',
  'billing.state.sent': 'billing.state.issued',
  'offers.status.proposed': 'offers.status.open',
  'offers.status.cancelled': 'billing.state.cancelled',
}

/** A code in words; undefined for a value that is none. */
export function codeWord(kind: string, field: string, value: string, t: Translate): string | undefined {
  const place = CODES[`${kind}.${field}`] ?? CODES[field]
  if (place === undefined) return undefined
  const key = (OTHER_CODES[`${place}${value}`] ?? `${place}${value}`) as TextKey
  const word = t(key)
  return word === key ? undefined : word
}
