import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { createContext, use, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { createOrderWizardMachine } from '#machines/order-wizard.machine.ts'
import { firstErrorPath } from '#machines/wizard-rules.ts'
import type { DraftPatch, OwnPrices, WizardAct, WizardContext } from '#machines/wizard-session.ts'
import { restoreWizard } from '#machines/wizard-storage.ts'
import { useCall } from '#src/api/provider.tsx'
import { epochToZoned } from '#src/domain/dates.ts'
import type { FieldIssue } from '#src/domain/field-issue.ts'
import { usePanelPlace } from '#src/workspace/panel-host.tsx'
import { useSession } from '#src/workspace/session.tsx'
import { type DraftMerge, useOtherTabs } from './use-other-tabs.ts'
import { createDraftKeeper, type DraftKeeper, type TypedTexts } from './wizard-drafts.ts'
import { shownAt, visibleIssues } from './wizard-issues.ts'
import { createWizardPorts, type Match, type Price } from './wizard-ports.ts'
import { withTypedTexts } from './typed-values.ts'

type Tag = 'editing' | 'interrupted' | 'busy' | 'creating' | 'unconfirmed' | 'created'

/** One wizard as its fields and buttons see it. */
export interface Wizard {
  context: WizardContext<Price, Match>
  is(tag: Tag): boolean
  can(act: WizardAct): boolean
  /** Something the person decides: values under way are handed over first, and afterwards the focus goes where it belongs. */
  act(...acts: WizardAct[]): void
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
  /** Values that are handed over when a field is left, by path: to be done before the person goes on. */
  pending: RefObject<Map<string, () => void>>
  today: string
  root: RefObject<HTMLFormElement | null>
  keeper: DraftKeeper
  /** When the draft was restored from an earlier visit, and when it was kept, in milliseconds since 1970. */
  restoredFrom: number | undefined
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

/** Starts a wizard: empty, or where the kept draft was left. */
export function useNewWizard(draftId: string | undefined): Wizard {
  const call = useCall()
  const queryClient = useQueryClient()
  const session = useSession()
  const [start] = useState(() => {
    const keeper = createDraftKeeper(session, draftId)
    const kept = keeper.read()
    const restored = kept && restoreWizard(kept.wizard)
    const input = restored && kept ? withTypedTexts(restored, kept.texts) : {}
    return {
      keeper,
      machine: createOrderWizardMachine<Price, Match>(createWizardPorts({ call, queryClient, keeper })),
      input: { ...input, ...(draftId !== undefined && { draftId }), online: navigator.onLine },
      texts: kept?.texts ?? {},
      restoredFrom: restored && kept?.keptAt,
    }
  })
  const { keeper } = start
  const actor = useActorRef(start.machine, { input: start.input })
  const snapshot = useSelector(actor, (current) => current)
  const { context } = snapshot
  const [texts, setTexts] = useState<TypedTexts>(start.texts)
  const [fields, setFields] = useState<{ touched: ReadonlySet<string>; typing: string | undefined }>(nothingTouched)
  const pending = useRef(new Map<string, () => void>())
  const root = useRef<HTMLFormElement>(null)
  const today = todayInBerlin()
  const aim = useFocusAfterActs(root, snapshot.hasTag('busy'), context)
  const otherTab = useOtherTabs(keeper, context, (patch) => actor.send({ type: 'edit', patch }))

  // Several fields may report within one render: each goes on from what the others have said.
  const latestTexts = useRef(texts)
  const keepTexts = (next: TypedTexts) => {
    latestTexts.current = next
    setTexts(next)
    keeper.keepTexts(next)
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
      for (const act of acts) actor.send(act)
    },
    send: (act) => actor.send(act),
    edit: (patch) => actor.send({ type: 'edit', patch }),
    setPrices: (prices) => actor.send({ type: 'setPrices', prices }),
    issues: visibleIssues(context, { ...fields, today }),
    texts,
    setText: (path, text) => {
      const { [path]: _before, ...others } = latestTexts.current
      keepTexts(text === undefined ? others : { ...others, [path]: text })
    },
    typing: (path) => setFields((before) => (before.typing === path ? before : { ...before, typing: path })),
    leave: (path) => {
      setFields(({ touched }) => ({ touched: new Set([...touched, path]), typing: undefined }))
      keeper.flush()
    },
    pending,
    today,
    root,
    keeper,
    restoredFrom: start.restoredFrom,
    otherTab,
  }
}

const todayInBerlin = (): string => epochToZoned(Date.now()).date

const nothingTouched = { touched: new Set<string>(), typing: undefined }

/** Moves the focus once an act has had its effect: to the first error, else to where the new step begins. */
function useFocusAfterActs(
  root: RefObject<HTMLFormElement | null>,
  busy: boolean,
  context: WizardContext<Price, Match>,
): () => void {
  const { active } = usePanelPlace()
  // Being opened counts as the first act.
  const [acts, setActs] = useState(1)
  const done = useRef(0)
  useEffect(() => {
    if (busy || done.current === acts) return
    done.current = acts
    if (!active) return
    const path = firstErrorPath(context)
    const panel = root.current?.closest('[data-panel]')
    const field = path && panel?.querySelector<HTMLElement>(`[name="${CSS.escape(shownAt(path))}"]`)
    const target = field || panel?.querySelector<HTMLElement>('[data-autofocus]')
    target?.focus()
  })
  return () => setActs((count) => count + 1)
}

function useConnection(tell: (online: boolean) => void): void {
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  useEffect(() => {
    const changed = () => latest.current(navigator.onLine)
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
