import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { createContext, use, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { stepOf } from '#machines/wizard-transitions.ts'
import type { DraftPatch, OwnPrices, WizardAct, WizardContext } from '#machines/wizard-session.ts'
import { useCall } from '#src/api/provider.tsx'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import type { WizardStep } from '#src/domain/orders/draft.ts'
import { noteStep, undoAction } from '#src/records/changes/own-steps.ts'
import { samePanel } from '#src/workspace/panels/panel.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { usePanels } from '#src/workspace/panels/panels.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import type { TypedTexts } from '../draft/store.ts'
import { firstGap } from '../draft/order-copy.ts'
import { useKeysAhead, type TypedAhead } from './keys-ahead.ts'
import type { DraftMerge } from './other-tabs.ts'
import { runningWizards, startWizard, type Origin, type RunningWizard } from './running-wizards.ts'
import type { DraftKeeper } from '../draft/kept-drafts.ts'
import { visibleIssues } from '../wizard-issues.ts'
import { useFocusAfterActs } from './use-focus-after-acts.ts'
import type { Match, Price } from './wizard-ports.ts'

type Tag = 'editing' | 'interrupted' | 'busy' | 'creating' | 'unconfirmed' | 'created'

/** One wizard as its fields and buttons see it. */
export interface Wizard {
  context: WizardContext<Price, Match>
  is(tag: Tag): boolean
  can(act: WizardAct): boolean
  /** Something the person decides: values under way are handed over first, and afterwards the focus goes where it belongs. */
  act(...acts: WizardAct[]): void
  /** Keeps the keys that follow, behind `first`, until the returned way lets them go: they are pressed where the focus is then. */
  keepKeys(first?: KeyboardEvent): () => void
  /** What was typed ahead and is not entered anywhere yet. */
  typedAhead: TypedAhead
  /** How often that was. */
  acted: number
  /** The same for what happens on the way, such as leaving a field: the focus stays. */
  send(act: WizardAct): void
  edit(patch: DraftPatch): void
  setPrices(prices: OwnPrices): void
  issues: readonly FieldIssue[]
  /** Texts as typed, for fields whose value is no text. */
  texts: TypedTexts
  setText(path: string, text: string | undefined): void
  typing(path: string): void
  leave(path: string): void
  /** A field, by its name, has the focus: it gets it again when the panel is shown again. */
  enter(name: string | undefined): void
  /** The field that has the focus when the panel is shown, if not the first one of the step. */
  startField: string | undefined
  /** Values that are handed over when a field is left, by path: to be done before the person goes on. */
  pending: RefObject<Map<string, () => void>>
  today: string
  root: RefObject<HTMLFormElement | null>
  keeper: DraftKeeper
  origin: Origin
  otherTab: DraftMerge | undefined
}

const CurrentWizard = createContext<Wizard | undefined>(undefined)
export const WizardProvider = CurrentWizard

/** The wizard around a field. */
export function useWizard(): Wizard {
  const wizard = use(CurrentWizard)
  if (wizard === undefined) throw new Error('A wizard field was rendered outside of a wizard')
  return wizard
}

/** The wizard of a panel: the one under way, else a new one, empty or where the kept draft was left. */
export function useNewWizard(draftId: string | undefined): Wizard {
  const run = useRunningWizard(draftId)
  const { keeper, actor } = run
  const snapshot = useSelector(actor, (current) => current)
  const { context } = snapshot
  const [texts, setTexts] = useState<TypedTexts>(run.texts)
  const [fields, setFields] = useState<{ touched: ReadonlySet<string>; typing: string | undefined }>(nothingTouched)
  const [startField, setStartField] = useState(() => fieldOfStep(run.field(), context.currentStep))
  const [acted, setActed] = useState(0)
  const pending = useRef(new Map<string, () => void>())
  const root = useRef<HTMLFormElement>(null)
  const today = todayInBerlin()
  // In a copy, or what was told, most is there already: a step begins at what is missing.
  const gap = ['copy', 'template', 'told', 'document', 'email'].includes(run.origin.kind)
    ? firstGap(context.currentStep, context.data, today)
    : undefined
  const ahead = useKeysAhead(snapshot.hasTag('busy'), context)
  const aim = useFocusAfterActs(root, snapshot.hasTag('busy'), context, gap)
  const otherTab = useSyncExternalStore(run.subscribe, run.merge)

  // Several fields may report within one render: each goes on from what the others have said.
  const keepTexts = (next: TypedTexts) => {
    run.keepTexts(next)
    setTexts(next)
  }
  const flush = () => {
    for (const hand of pending.current.values()) hand()
    pending.current.clear()
  }
  useConnection((online) => actor.send({ type: online ? 'wentOnline' : 'wentOffline' }))
  useEffect(() => {
    window.addEventListener('pagehide', keeper.flush)
    return () => {
      window.removeEventListener('pagehide', keeper.flush)
      keeper.flush()
    }
  }, [keeper])

  return {
    context,
    is: (tag) => snapshot.hasTag(tag),
    can: (act) => snapshot.can(act),
    act: (...acts) => {
      flush()
      aim()
      setStartField(undefined)
      setActed((count) => count + 1)
      // Anyone who acts is told what is in the way, also in the field that is still being typed in.
      setFields((before) => ({ ...before, typing: undefined }))
      for (const act of acts) actor.send(act)
      ahead.after(acts, actor.getSnapshot().hasTag('busy'))
    },
    keepKeys: ahead.kept.keep,
    typedAhead: ahead,
    acted,
    send: (act) => actor.send(act),
    edit: (patch) => actor.send({ type: 'edit', patch }),
    setPrices: (prices) => actor.send({ type: 'setPrices', prices }),
    issues: visibleIssues(context, { ...fields, today }),
    texts,
    setText: (path, text) => {
      const { [path]: _before, ...others } = run.texts()
      keepTexts(text === undefined ? others : { ...others, [path]: text })
    },
    typing: (path) => setFields((before) => (before.typing === path ? before : { ...before, typing: path })),
    leave: (path) => {
      setFields(({ touched }) => ({ touched: new Set([...touched, path]), typing: undefined }))
      keeper.flush()
    },
    enter: run.enterField,
    startField,
    pending,
    today,
    root,
    keeper,
    origin: run.origin,
    otherTab,
  }
}

/** Starts the wizard with its panel, and ends it when the panel is closed, not when there is only no room for it. */
function useRunningWizard(draftId: string | undefined): RunningWizard {
  const call = useCall()
  const client = useQueryClient()
  const running = useSessionValue(runningWizards)
  const owner = useSession()
  const panels = usePanels()
  const { source } = useCommands()
  const { key, panel } = usePanelPlace()
  const [run] = useState(() =>
    startWizard({
      running,
      call,
      client,
      owner,
      id: draftId,
      ends: {
        created(orderId, email) {
          const context = source.current()
          const { notify, t } = context.services
          // Nothing takes an order back that was made, but of an e-mail: the last own change is this one all the same (decision A29).
          const words = { commandId: 'wizard.create', title: t('orders.event.created'), step: crypto.randomUUID() }
          if (email === undefined)
            noteStep(context, 'order', words, [{ id: orderId, label: orderId, eventId: undefined, isFinal: true }])
          else noteStep(context, 'email', words, [{ id: email.id, label: email.name, eventId: email.eventId }])
          notify({
            type: 'success',
            message: t('wizard.created', { name: orderId }),
            ...(email && { action: undoAction(context, words.step) }),
          })
          // Its own panel takes the wizard's place.
          panels.replace(key, { kind: 'order', id: orderId })
        },
        discarded: () => panels.close(key),
      },
    }),
  )
  useEffect(
    () => () => {
      setTimeout(() => {
        const isOpen = panels.list().some((open) => panel !== undefined && samePanel(open, panel))
        // An order that is just being made is waited for: the person is told of it.
        if (!isOpen && !run.actor.getSnapshot().hasTag('creating')) run.stop()
      })
    },
    [panels, panel, run],
  )
  return run
}

/** The field the focus goes back to, when it is on the step that is shown. */
function fieldOfStep(field: string | undefined, step: WizardStep): string | undefined {
  return field !== undefined && (stepOf(field) === step || step === 'create') ? field : undefined
}

const todayInBerlin = (): string => epochToZoned(Date.now()).date

const nothingTouched = { touched: new Set<string>(), typing: undefined }

function useConnection(tell: (online: boolean) => void): void {
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  useEffect(() => {
    const changed = () => latest.current(navigator.onLine)
    // It may have changed while the panel was not shown.
    changed()
    window.addEventListener('online', changed)
    window.addEventListener('offline', changed)
    return () => {
      window.removeEventListener('online', changed)
      window.removeEventListener('offline', changed)
    }
  }, [])
}

/** When the draft was last kept: milliseconds since 1970, `failed` when storage took nothing, nothing before. */
export function useKeptAt(keeper: DraftKeeper): number | 'failed' | undefined {
  const state = useSyncExternalStore(keeper.subscribe, keeper.state)
  if (state === 'failed') return state
  return state === '0' ? undefined : Number(state)
}
