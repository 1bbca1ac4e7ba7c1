import type { CustomerMeaning } from '#src/domain/partners/customer-draft.ts'
import { reasonNeeded } from './wizard-transitions.ts'
import { unsavedStep } from './wizard-goals.ts'
import {
  type Candidate,
  type DraftStep,
  type Quote,
  type WizardAnswer,
  type WizardContext,
  WizardError,
  type WizardEvent,
  type WizardPorts,
} from './wizard-session.ts'
import { storedWizard } from './wizard-storage.ts'

interface Moment<Price extends Quote, Match extends Candidate> {
  context: WizardContext<Price, Match>
  self: { send(event: WizardEvent<Price, Match>): void; getSnapshot(): { status: string } }
}

/** The wizard's calls to the outside. Each answer carries the number of its call, so that late ones can be dropped. */
export function effectsOf<Price extends Quote, Match extends Candidate>(ports: WizardPorts<Price, Match>) {
  type EffectArgs = Moment<Price, Match>
  type Answer = WizardAnswer<Price, Match>
  return {
    findCustomer: ({ context, self }: EffectArgs) => {
      const { name = '' } = context.data.customer
      const tell = (meaning: CustomerMeaning | 'unknown') => {
        if (self.getSnapshot().status === 'active') self.send({ type: 'customerFound', name, meaning })
      }
      new Promise<CustomerMeaning>((resolve) => resolve(ports.findCustomer(name))).then(tell, () => tell('unknown'))
    },
    startSession: (now: EffectArgs) =>
      answer(now, () => ports.start().then((session): Answer => ({ type: 'started', session }))),
    saveStep: (now: EffectArgs) =>
      answer(now, () => save(ports, now.context).then((session): Answer => ({ type: 'saved', session }))),
    readVersion: (now: EffectArgs) =>
      answer(now, () =>
        ports.readVersion(sessionOf(now.context)).then((session): Answer => ({ type: 'reread', session })),
      ),
    calculatePrice: (now: EffectArgs) =>
      answer(now, () =>
        ports
          .calculatePrice(sessionOf(now.context), now.context.prices)
          .then((price): Answer => ({ type: 'priced', price })),
      ),
    findCarriers: (now: EffectArgs) =>
      answer(now, () =>
        ports
          .findCarriers(sessionOf(now.context), now.context.radiusKm)
          .then((found): Answer => ({ type: 'matched', ...found })),
      ),
    createOrder: (now: EffectArgs) =>
      answer(now, () => create(ports, now.context).then(({ orderId }): Answer => ({ type: 'created', orderId }))),
    remember: ({ context }: EffectArgs) => keep(() => ports.persist(storedWizard(context))),
    forget: () => keep(() => ports.persist(undefined)),
  }
}

function answer<Price extends Quote, Match extends Candidate>(
  { context, self }: Moment<Price, Match>,
  call: () => Promise<WizardAnswer<Price, Match>>,
): void {
  const { request } = context
  const tell = (event: WizardAnswer<Price, Match>) => {
    if (self.getSnapshot().status === 'active') self.send({ ...event, request })
  }
  new Promise<WizardAnswer<Price, Match>>((resolve) => resolve(call())).then(tell, (error: unknown) => {
    tell(failureOf(error))
  })
}

function failureOf(error: unknown): Exclude<WizardAnswer<never, never>, { type: 'priced' | 'matched' }> {
  const message = error instanceof Error ? error.message : ''
  if (!(error instanceof WizardError)) return { type: 'failed', kind: 'failed', message }
  if (error.kind === 'refused') return { type: 'refused', issues: error.issues, message }
  if (error.kind === 'gone') return { type: 'gone' }
  if (error.kind === 'conflict') return { type: 'conflicted' }
  return { type: 'failed', kind: error.kind, message }
}

function save<Price extends Quote, Match extends Candidate>(
  ports: WizardPorts<Price, Match>,
  context: WizardContext<Price, Match>,
): ReturnType<WizardPorts['saveStep']> {
  const step: DraftStep = unsavedStep(context) ?? 'customer'
  return ports.saveStep(sessionOf(context), step, context.data[step], context.version ?? 0)
}

function create<Price extends Quote, Match extends Candidate>(
  ports: WizardPorts<Price, Match>,
  context: WizardContext<Price, Match>,
): Promise<{ orderId: string }> {
  const { chosenCarrierId, ownVehicle, intentKey = '', prices } = context
  const reason = reasonNeeded(context)
  return ports.createOrder(sessionOf(context), chosenCarrierId, intentKey, reason, prices, ownVehicle?.id)
}

const sessionOf = (context: WizardContext): string => context.sessionId ?? ''

/** A full or forbidden storage must not end the wizard: what was typed is still in memory. */
function keep(write: () => void): void {
  try {
    write()
  } catch {
    // The port reports it; the person goes on working.
  }
}
