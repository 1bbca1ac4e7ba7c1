import { useEffect, useState } from 'react'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { WIZARD_STEPS } from '#src/domain/orders/draft.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { NoPermissionState } from '#src/ui/feedback/states.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { useOpenPanels, usePanels } from '#src/workspace/panels/panels.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'
import { CargoStep } from './steps/cargo-step.tsx'
import { CarrierStep } from './steps/carrier-step.tsx'
import { CreateStep } from './steps/create-step.tsx'
import { CustomerStep } from './steps/customer-step.tsx'
import { discardDraft, resumeInstead } from './entry/actions.late.ts'
import { draftName, type ListedDraft } from './draft/list.ts'
import { DraftSection, LastDraft, useOtherDrafts } from './entry/section.tsx'
import { PriceStep } from './steps/price-step.tsx'
import { ErrorSummary } from './steps/step-frame.tsx'
import { StepList } from './steps/step-list.tsx'
import { StopStep } from './steps/stop-step.tsx'
import { type CarrierChoice, useCarrierChoice } from './steps/use-carrier-choice.ts'
import { useKeptAt, useNewWizard, useWizard, type Wizard, WizardProvider } from './session/use-wizard.tsx'
import { WizardFoot } from './wizard-foot.tsx'
import { wizardHandles, type WizardHandle } from './session/wizard-handles.ts'
import { WizardNotices } from './wizard-notices.tsx'

/** One for all steps: nothing jumps while carriers are looked for. */
const WIDTH = 456

/** Making an order, step by step. `wizard` is the person's current draft, `wizard:<id>` one more beside it. */
export function WizardPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const [generation, setGeneration] = useState(0)
  if (!may(useSession().role, 'orders.create')) {
    return (
      <SidePanel title={t('wizard.title')}>
        <NoPermissionState title={t('wizard.forbidden')} text={t('reason.role.dispatcher.sales')} />
      </SidePanel>
    )
  }
  return (
    <WizardForm
      key={`${panel.id ?? ''} ${generation}`}
      draftId={panel.id}
      onStartAnew={() => setGeneration(generation + 1)}
    />
  )
}

function WizardForm({ draftId, onStartAnew }: { draftId: string | undefined; onStartAnew(): void }) {
  const { t } = useText()
  const wizard = useNewWizard(draftId)
  const choice = useCarrierChoice(wizard)
  const place = usePanelPlace()
  const [isSeen, setSeen] = useState(false)
  const { source } = useCommands()
  const { context, act, is, root } = wizard
  const step = context.currentStep
  const title = useTitle(draftId, context)
  const next = () => {
    // While only the own price is worked in, going on is possible already.
    if (is('unconfirmed') || (is('busy') && !wizard.can({ type: 'next' }))) return
    if (step === 'carrier' && context.carriers !== undefined) return choice.goOn()
    act({ type: step === 'create' ? 'create' : 'next' })
  }
  const part = useFocusScope<HTMLDivElement>({ scopes: ['form', 'form:wizard'], form: { save: next } })
  const last = useLastDraft(draftId, wizard)
  useHandle(place.key, { wizard, choice, next, resumeLast: last?.resume })
  const wantWidth = place.wantWidth
  useEffect(() => wantWidth(WIDTH))

  return (
    <WizardProvider value={wizard}>
      <div
        ref={part}
        className="h-full"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return
          event.preventDefault()
          place.close()
        }}
      >
        <SidePanel
          title={title}
          status={
            <span className="text-chip text-text-3">
              {t('wizard.position', { step: WIZARD_STEPS.indexOf(step) + 1, of: WIZARD_STEPS.length })}
            </span>
          }
          note={<KeptNote />}
          footer={<WizardFoot choice={choice} onNext={next} />}
        >
          <div className="flex min-h-full max-sm:flex-col">
            <StepList />
            <form
              ref={root}
              aria-label={t(`wizard.step.${step}`)}
              noValidate
              className="flex min-w-0 grow flex-col gap-3 p-4"
              onFocus={({ target }) => {
                if (target instanceof HTMLElement) wizard.enter(target.getAttribute('name') ?? undefined)
              }}
              onSubmit={(event) => {
                event.preventDefault()
                next()
              }}
            >
              <WizardNotices
                onDiscard={() => void discardDraft(source.current(), draftId, onStartAnew)}
                onSeen={() => setSeen(true)}
                isSeen={isSeen}
              />
              {last && <LastDraft draft={last.draft} />}
              <ErrorSummary />
              <Step key={step} choice={choice} wizard={wizard} />
              {step === 'customer' && <DraftSection own={draftId} />}
              <button type="submit" hidden />
            </form>
          </div>
        </SidePanel>
      </div>
    </WizardProvider>
  )
}

function Step({ choice, wizard }: { choice: CarrierChoice; wizard: Wizard }) {
  const { currentStep } = wizard.context
  if (currentStep === 'customer') return <CustomerStep />
  if (currentStep === 'cargo') return <CargoStep />
  if (currentStep === 'price') return <PriceStep />
  if (currentStep === 'carrier') return <CarrierStep choice={choice} />
  if (currentStep === 'create') return <CreateStep />
  return <StopStep kind={currentStep} />
}

/** "Gespeichert 14:03", or that this computer takes nothing. */
function KeptNote() {
  const { t } = useText()
  const { keeper } = useWizard()
  const format = useFormat()
  const keptAt = useKeptAt(keeper)
  if (keptAt === undefined) return null
  return keptAt === 'failed' ? t('wizard.notKept') : t('wizard.kept', { time: format.time(keptAt) })
}

/** What stands above the wizard: what it does, and as soon as there are several, which order it is. */
function useTitle(draftId: string | undefined, { data }: Wizard['context']): string {
  const { t } = useText()
  const isAlone = useOpenPanels().filter(({ kind }) => kind === 'wizard').length < 2
  const name = draftName(draftId, data, t)
  // Alone it needs no number to be told by.
  const isNumbered = name === draftName(draftId, undefined, t)
  return isAlone && (draftId === undefined || isNumbered) ? t('wizard.title') : name
}

/** What an order that was just begun offers to go on with instead, on its first step. */
function useLastDraft(own: string | undefined, { origin, context }: Wizard) {
  const { source } = useCommands()
  const panels = usePanels()
  const { key } = usePanelPlace()
  const open = useOpenPanels()
  const isOpen = ({ id }: ListedDraft) => open.some((panel) => panel.kind === 'wizard' && panel.id === id)
  const draft = useOtherDrafts(own).find((one) => !isOpen(one))
  if (origin.kind !== 'empty' || context.currentStep !== 'customer' || draft === undefined) return undefined
  const { id } = draft
  const instead = () => panels.replace(key, { kind: 'wizard', ...(id !== undefined && { id }) })
  return { draft, resume: () => resumeInstead(source.current(), own, id, instead) }
}

function useHandle(
  key: string,
  {
    wizard,
    choice,
    next,
    resumeLast,
  }: { wizard: Wizard; choice: CarrierChoice } & Pick<WizardHandle, 'next' | 'resumeLast'>,
): void {
  const handles = useSessionValue(wizardHandles)
  useEffect(() =>
    handles.add(key, {
      steps: WIZARD_STEPS,
      next,
      back: () => wizard.act({ type: 'back' }),
      goTo: (step) => wizard.act({ type: 'goTo', step }),
      canGoTo: (step) => wizard.can({ type: 'goTo', step }),
      canGoBack: () => wizard.can({ type: 'back' }),
      matches: () => choice.matches.map(({ carrierName, city }) => ({ name: carrierName, detail: city })),
      chooseMatch: choice.setIndex,
      withoutCarrier: choice.without,
      isAtCarrier: () => wizard.context.currentStep === 'carrier' && !wizard.is('unconfirmed'),
      freight: () => wizard.context.data,
      drive: choice.drive,
      save: wizard.keeper.flush,
      resumeLast,
    }),
  )
}
