import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type RefObject } from 'react'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { asOffered } from '#src/commands/gate/command-runner.ts'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { holdingKeys } from '#src/commands/keys/hold-keys.ts'
import { matchEvent } from '#src/commands/keys/keys.ts'
import { useUndoStore } from '#src/commands/undo/undo-context.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/live-region.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { exampleLines, nearLines, saysNothing } from './examples.ts'
import { choicesOf, spoken, written } from './text.ts'
import { runLine } from './run.ts'
import { troubleText } from './trouble-text.ts'
import { typedLines, type TypedLine } from './typed-lines.ts'
import { plainText, type Suggestion, type Interpretation } from './understand/understanding.ts'
import { useUnderstanding } from './use-understanding.ts'

/** ms without a key before the preview is said aloud. */
const REST = 300

const NOTHING: Interpretation = { chips: [], suggestions: [] }

/** What a line knows and does: typing, taking a suggestion, running, fetching earlier lines. */
export function useLine(here: CommandContext, input: RefObject<HTMLInputElement | null>, onClose: () => void) {
  const { t } = useText()
  const format = useFormat()
  const { source, keymap, mac, run: runCommand } = useCommands()
  const keysOfUndo = keymap.get('undo.undo')
  const ownChanges = useUndoStore()
  const kept = useSessionValue(typedLines)
  const lines = useSyncExternalStore(kept.subscribe, kept.current)
  const [text, setTextState] = useState(kept.typed)
  const [revision, setRevision] = useState(0)
  const [marked, setMarked] = useState(0)
  const [areExamples, setExamples] = useState(false)
  const earlier = useRef(0)
  const isBusy = useRef(false)
  const [isPicking, setPicking] = useState(false)
  const [objection, setObjection] = useState<string>()
  const { parsed, meaning, isAsking, ask, today } = useUnderstanding(text, here, revision)
  const { trouble } = parsed
  const said = trouble && troubleText(trouble, t, format)
  const isLost = saysNothing(parsed, isAsking ? NOTHING : meaning)
  const isWhole = areExamples || isLost || parsed.verb === 'help'
  const offered =
    areExamples || parsed.verb === 'help'
      ? exampleLines(t, parsed.line?.verb === 'help' ? parsed.line.topic : undefined)
      : isLost
        ? nearLines(text, today, t)
        : (choicesOf(trouble) ?? (isAsking ? [] : meaning.suggestions))
  const index = Math.min(marked, offered.length - 1)

  useEffect(() => input.current?.focus(), [input])
  useSaid(text, isAsking ? undefined : spoken(meaning, said))

  const setText = (next: string) => {
    kept.keep(next)
    setTextState(next)
    setMarked(0)
    setExamples(false)
    setPicking(false)
    setObjection(undefined)
  }
  const take = (one: Suggestion) => {
    const replaces = isWhole ? { from: 0, to: text.length } : (trouble ?? meaning.replaces)
    setText(written(text, one.insert, replaces))
    input.current?.focus()
  }
  const add = (line: Omit<TypedLine, 'id' | 'at' | 'line'>) => {
    kept.add({ id: crypto.randomUUID(), at: Date.now(), line: text.trim().slice(0, 500), ...line })
    earlier.current = 0
  }
  const run = async (how: { stays: boolean; withReason: boolean }) => {
    if (isBusy.current || text.trim() === '') return
    if (isWhole) return offer()
    if (trouble !== undefined && said !== undefined) {
      if (choicesOf(trouble) !== undefined) return announce(said.said)
      add({ ok: false, said: said.said, fits: said.fits, wrong: { from: trouble.from, to: trouble.to } })
      announce(`${said.said} ${said.fits}`)
      return setText('')
    }
    isBusy.current = true
    try {
      // A question or a panel that opens has what is typed until it is there.
      await (how.withReason ? holdingKeys(() => runNow(how), { isOpening: () => false }) : runNow(how))
    } finally {
      isBusy.current = false
    }
  }
  /** A line that cannot be run is chosen: the figures and Enter take one of those that are offered. */
  const offer = () => {
    const one = offered[index]
    if (one === undefined) return
    if (isPicking || !isLost) return take(one)
    setPicking(true)
    announce([said?.said, t('line.fits.verb'), ...offered.map(({ name }) => name)].filter(Boolean).join(' '))
  }
  const object = (reason: string) => {
    setObjection(reason)
    announce(reason)
  }
  const runNow = async ({ stays, withReason }: { stays: boolean; withReason: boolean }) => {
    const newest = await ask()
    // A name that no one has: what could be meant stands there to be taken.
    if (saysNothing(parsed, newest)) return setPicking(true)
    const { act, blocked } = newest
    const isReady = act !== undefined && (blocked === undefined || (withReason && newest.withReason === true))
    if (!isReady) return announce(spoken(newest, undefined) ?? t('line.hint.more'))
    if (withReason && newest.withReason !== true && newest.keepsReason !== true)
      return object(t('line.why.noReasonKept'))
    const context = asOffered(here, source.current())
    const doIt = () => finish(newest, act, context, { stays, withReason })
    return newest.opensField === true && !stays ? holdingKeys(doIt, { isOpening: () => true }) : doIt()
  }
  const finish = async (
    { leads }: Interpretation,
    act: NonNullable<Interpretation['act']>,
    context: CommandContext,
    { stays, withReason }: { stays: boolean; withReason: boolean },
  ) => {
    if (leads === true && !stays) {
      setText('')
      onClose()
    }
    const ran = await runLine(context, act, { withReason, stays })
    if (ran === undefined) return input.current?.focus()
    add({ ok: ran.ok, said: plainText(ran.said).slice(0, 1000), ...(ran.step !== undefined && { step: ran.step }) })
    setRevision((before) => before + 1)
    if (leads === true && !stays) {
      if (!ran.ok) context.services.notify({ type: 'error', message: ran.said })
      return undefined
    }
    if (!ran.ok) announce(ran.said)
    // Who types on while it runs keeps what was typed since.
    const now = kept.typed()
    const since = now.startsWith(text) ? now.slice(text.length) : now
    if (ran.ok) setText(since.trimStart())
    if (stays || !ran.ok || since.trim() !== '') {
      if (ran.ok) announce(ran.said)
      return input.current?.focus()
    }
    onClose()
    for (const toast of ran.toasts) context.services.notify(toast)
    return undefined
  }
  const fetch = (by: 1 | -1) => {
    const next = Math.max(0, Math.min(lines.length, earlier.current + by))
    earlier.current = next
    setText(next === 0 ? '' : (lines[lines.length - next]?.line ?? ''))
    earlier.current = next
  }
  /** The line that made the last change stands before the person's eyes: it is taken back at once (decision A29). */
  const undoLast = () => {
    const { step } = lines.at(-1) ?? {}
    const isLast = step !== undefined && ownChanges.current().done.at(-1)?.id === step
    void (isLast ? source.current().services.undo(step) : runCommand('undo.undo'))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.altKey) return
    // While there is text to take back, the key is the field's.
    const isUndo = text === '' && keysOfUndo?.includes(matchEvent(event.nativeEvent, mac) ?? '') === true
    if (isUndo) undoLast()
    else if (!onKey(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onKey = ({ key, ctrlKey, metaKey, shiftKey, repeat }: KeyboardEvent): boolean => {
    const isMod = ctrlKey || metaKey
    if (key === 'Enter') {
      if (!repeat) void run({ stays: isMod, withReason: shiftKey })
      return true
    }
    if (key === 'Escape') {
      if (areExamples) setExamples(false)
      else onClose()
      return true
    }
    const picked = isPicking && !isMod ? offered.find(({ number }) => String(number) === key) : undefined
    if (picked) {
      take(picked)
      return true
    }
    if (key === 'ArrowUp' || key === 'ArrowDown') return onArrow(key === 'ArrowUp' ? -1 : 1, isMod)
    const one = offered[index]
    if (key !== 'Tab' || shiftKey || isMod || one === undefined) return false
    take(one)
    return true
  }
  const onArrow = (by: 1 | -1, isMod: boolean): boolean => {
    if (isMod || offered.length === 0) return false
    setMarked((index + by + offered.length) % offered.length)
    return true
  }

  const toggleExamples = () => {
    setExamples(!areExamples)
    setMarked(0)
    input.current?.focus()
  }
  useEffect(() => kept.attach({ fetch, toggleExamples, run }))

  return {
    ...{ text, setText, lines, parsed, meaning, isAsking, said, offered, index, areExamples, isPicking, objection },
    ...{ take, run, onKeyDown },
    toggleExamples,
    undo: (step: string) => void source.current().services.undo(step),
  }
}

/** Says the preview when the person rests. */
function useSaid(text: string, said: string | undefined): void {
  useEffect(() => {
    if (text === '' || said === undefined) return undefined
    const timer = setTimeout(() => announce(said), REST)
    return () => clearTimeout(timer)
  }, [text, said])
}
