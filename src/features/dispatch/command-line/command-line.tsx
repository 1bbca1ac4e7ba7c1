import '#src/i18n/later-words.ts'
import { useEffect, useId, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { asOffered } from '#src/commands/gate/command-runner.ts'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { KeyCap, KeyCaps } from '#src/ui/key-cap.tsx'
import { announce } from '#src/ui/live-region.tsx'
import { StatusWord } from '#src/ui/status-sign.tsx'
import { useSessionValue } from '#src/workspace/session-values.tsx'
import { exampleLines } from './examples.ts'
import { HistoryRows } from './history-rows.tsx'
import { LineField } from './line-field.tsx'
import { LineChips, LineSentence, Suggestions } from './preview.tsx'
import { runLine } from './run-line.ts'
import { troubleText } from './trouble-text.ts'
import { typedLines, type TypedLine } from './typed-lines.ts'
import { plainText, type Suggestion, type Understanding } from './understand/understanding.ts'
import { useUnderstanding } from './use-understanding.ts'

/** ms without a key before the preview is said aloud. */
const REST = 300
/** Lines of the history that are seen; the others are a key away. */
const SHOWN_LINES = 3

/** A line in which the Dispo is typed: what it means is seen while it is typed, and nothing is done before Enter. */
export function CommandLine({ here, onClose }: { here: CommandContext; onClose(): void }) {
  const { t } = useText()
  const format = useFormat()
  const { source } = useCommands()
  const kept = useSessionValue(typedLines)
  const lines = useSyncExternalStore(kept.subscribe, kept.current)
  const [text, setTextState] = useState(kept.typed)
  const [revision, setRevision] = useState(0)
  const [marked, setMarked] = useState(0)
  const [areExamples, setExamples] = useState(false)
  const earlier = useRef(0)
  const isBusy = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const { parsed, meaning, isAsking, ask } = useUnderstanding(text, here, revision)
  const { trouble, missing } = parsed
  const said = trouble && troubleText(trouble, t, format)
  const offered = areExamples ? exampleLines(t) : (choicesOf(trouble) ?? (isAsking ? [] : meaning.suggestions))
  const index = Math.min(marked, offered.length - 1)

  useEffect(() => input.current?.focus(), [])
  useSaid(text, isAsking ? undefined : spoken(meaning, said))

  const setText = (next: string) => {
    kept.typed = next
    setTextState(next)
    setMarked(0)
    setExamples(false)
  }
  const take = (one: Suggestion) => {
    const replaces = areExamples ? { from: 0, to: text.length } : (trouble ?? meaning.replaces)
    setText(written(text, one.insert, replaces))
    input.current?.focus()
  }
  const add = (line: Omit<TypedLine, 'id' | 'at' | 'line'>) => {
    kept.add({ id: crypto.randomUUID(), at: Date.now(), line: text.trim().slice(0, 500), ...line })
    earlier.current = 0
  }
  const run = async (how: { stays: boolean; withReason: boolean }) => {
    if (isBusy.current || text.trim() === '') return
    if (trouble !== undefined && said !== undefined) {
      if (choicesOf(trouble) !== undefined) return announce(said.said)
      add({ ok: false, said: said.said, fits: said.fits, wrong: { from: trouble.from, to: trouble.to } })
      announce(`${said.said} ${said.fits}`)
      return setText('')
    }
    isBusy.current = true
    try {
      await runNow(how)
    } finally {
      isBusy.current = false
    }
  }
  const runNow = async ({ stays, withReason }: { stays: boolean; withReason: boolean }) => {
    const newest = await ask()
    const { act, blocked, leads } = newest
    const isReady = act !== undefined && (blocked === undefined || (withReason && newest.withReason === true))
    if (!isReady) return announce(spoken(newest, undefined) ?? t('line.hint.more'))
    const context = asOffered(here, source.current())
    if (leads === true && !stays) {
      setText('')
      onClose()
    }
    const ran = await runLine(context, act, { withReason })
    if (ran === undefined) return input.current?.focus()
    add({ ok: ran.ok, said: plainText(ran.said).slice(0, 1000), ...(ran.step !== undefined && { step: ran.step }) })
    setRevision((before) => before + 1)
    if (leads === true && !stays) return undefined
    if (!ran.ok) announce(ran.said)
    if (ran.ok) setText('')
    if (stays || !ran.ok) {
      if (ran.ok) announce(ran.said)
      return input.current?.focus()
    }
    onClose()
    for (const toast of ran.toasts) context.services.notify(toast)
    return undefined
  }
  const fetch = (by: number) => {
    const next = Math.max(0, Math.min(lines.length, earlier.current + by))
    earlier.current = next
    setText(next === 0 ? '' : (lines[lines.length - next]?.line ?? ''))
    earlier.current = next
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.altKey) return
    if (!onKey(event)) return
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
    if (key === 'ArrowUp' || key === 'ArrowDown') return onArrow(key === 'ArrowUp' ? -1 : 1, isMod)
    if (isMod && key === ' ') {
      setExamples(!areExamples)
      setMarked(0)
      return true
    }
    const last = lines.at(-1)
    if (isMod && key.toLowerCase() === 'z' && text === '' && !shiftKey && last?.step !== undefined) {
      void source.current().services.undo(last.step)
      return true
    }
    const one = offered[index]
    if (key !== 'Tab' || shiftKey || isMod || one === undefined) return false
    take(one)
    return true
  }
  const onArrow = (by: 1 | -1, isMod: boolean): boolean => {
    if (isMod) fetch(-by)
    else if (offered.length > 0) setMarked((index + by + offered.length) % offered.length)
    else return false
    return true
  }

  const mark = trouble
    ? ({ ...trouble, as: choicesOf(trouble) ? 'choose' : 'wrong' } as const)
    : meaning.wrong
      ? ({ ...meaning.wrong, as: 'wrong' } as const)
      : isAsking || meaning.replaces === undefined || offered.length === 0 || meaning.replaces.to > text.length
        ? undefined
        : ({ ...meaning.replaces, as: 'choose' } as const)
  const why = obstacleOf(meaning, { isAsking, trouble: said?.said, missing: missing && t(`line.part.${missing}`) }, t)
  return (
    <section
      aria-label={t('line.title')}
      data-own-keys
      className="@container flex max-h-[395px] flex-col border-t-2 border-accent bg-surface"
    >
      <header className="flex h-[34px] shrink-0 items-center gap-2 border-b border-line px-4 text-chip">
        <h2 className="text-panel">{t('line.title')}</h2>
        <span className="min-w-0 truncate text-body text-text-2">{t(`line.form.${parsed.verb ?? 'plan'}`)}</span>
        <span className="ml-auto flex shrink-0 items-center gap-4 text-text-2 @max-[520px]:hidden">
          <Hint keys="mod+up" word={t('line.earlier')} />
          <Hint keys="tab" word={t('line.complete')} />
        </span>
        <button
          type="button"
          aria-label={t('ui.close')}
          aria-keyshortcuts="Escape"
          onClick={onClose}
          className="press ml-2 flex h-6 items-center rounded-control px-1 hover:bg-hover"
        >
          <KeyCaps keys="escape" />
        </button>
      </header>
      {lines.length > 0 && (
        <HistoryRows
          lines={lines.slice(-SHOWN_LINES)}
          onFetch={(line) => {
            setText(line.line)
            input.current?.focus()
          }}
          onUndo={(step) => void source.current().services.undo(step)}
        />
      )}
      <div className="flex h-11 shrink-0 items-center border-2 border-accent pr-3.5 pl-3.5">
        <span aria-hidden className="w-11 shrink-0 text-title text-accent">
          :
        </span>
        <LineField
          inputRef={input}
          data-typed-line
          data-autofocus
          name="typed-line"
          role="combobox"
          aria-label={t('line.title')}
          aria-autocomplete="list"
          aria-expanded={offered.length > 0}
          aria-controls={listId}
          aria-activedescendant={index >= 0 && offered.length > 0 ? `${listId}-${index}` : undefined}
          aria-invalid={mark?.as === 'wrong' ? true : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          className="no-ring"
          value={text}
          mark={mark}
          below={mark?.as === 'wrong' ? t('line.from', { at: mark.from + 1 }) : undefined}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          aria-expanded={areExamples}
          onClick={() => {
            setExamples(!areExamples)
            input.current?.focus()
          }}
          className="press ml-3 flex h-7 shrink-0 items-center gap-2 rounded-control px-1 text-chip text-text-2 hover:bg-hover @max-[520px]:hidden"
        >
          <KeyCaps keys="mod+space" />
          {t('line.examples')}
        </button>
      </div>
      {!areExamples && said && trouble && (
        <div className={`shrink-0 pr-4 pb-1 pl-15 text-body ${mark?.as === 'wrong' ? 'pt-4' : 'pt-1'}`}>
          <StatusWord status={mark?.as === 'wrong' ? 'failure' : 'warning'} coloured>
            {said.said}
          </StatusWord>{' '}
          <span className="text-text-2">{said.fits}</span>
        </div>
      )}
      {!areExamples && !trouble && meaning.chips.length > 0 && (
        <LineChips chips={meaning.chips} isPlan={parsed.verb === 'plan'} />
      )}
      {!areExamples && !trouble && <LineSentence meaning={meaning} isAsking={isAsking} />}
      <Suggestions id={listId} all={offered} marked={index} onTake={take} />
      <footer className="flex h-11 shrink-0 items-center gap-2 border-t border-line px-4">
        <Button keys="enter" disabledReason={why} onClick={() => void run({ stays: false, withReason: false })}>
          {t('line.run')}
        </Button>
        {meaning.withReason === true && !isAsking ? (
          <Button keys="shift+enter" onClick={() => void run({ stays: false, withReason: true })}>
            {t('line.runWithReason')}
          </Button>
        ) : (
          <Button keys="mod+enter" disabledReason={why} onClick={() => void run({ stays: true, withReason: false })}>
            {t('line.runAndStay')}
          </Button>
        )}
        <span className="ml-2 flex min-w-0 items-center gap-1 truncate text-body text-text-2">
          {offered.length > 0 ? (
            <>
              {t('line.hint.choose')} <KeyCaps keys="up" /> <KeyCaps keys="down" /> {t('line.hint.mark')}{' '}
              <KeyCap>Tab</KeyCap> {t('line.hint.take')}
            </>
          ) : (
            why
          )}
        </span>
      </footer>
    </section>
  )
}

function Hint({ keys, word }: { keys: string; word: string }) {
  return (
    <span className="flex items-center gap-2">
      <KeyCaps keys={keys} />
      {word}
    </span>
  )
}

/** Why nothing can be run now; undefined where it can. */
function obstacleOf(
  { act, blocked, question }: Understanding,
  now: { isAsking: boolean; trouble: string | undefined; missing: string | undefined },
  t: ReturnType<typeof useText>['t'],
): string | undefined {
  if (now.trouble !== undefined) return now.trouble
  if (now.missing !== undefined) return t('line.hint.missing', { part: now.missing })
  if (now.isAsking) return t('line.hint.asking')
  if (blocked !== undefined) return blocked
  return act === undefined ? (question ?? t('line.hint.empty')) : undefined
}

/** What a part may be, where only these fit. */
function choicesOf(trouble: { choices?: readonly string[] } | undefined): Suggestion[] | undefined {
  return trouble?.choices?.map((choice) => ({ id: choice, name: choice, insert: choice }))
}

/** The line with a suggestion in its place; what lies beyond the end is written behind a blank. */
function written(text: string, insert: string, replaces: { from: number; to: number } | undefined): string {
  if (replaces === undefined || replaces.from > text.length) return `${text.trimEnd()} ${insert}`.trimStart()
  const rest = text.slice(replaces.to)
  return `${text.slice(0, replaces.from)}${insert}${rest}`
}

/** The preview in one sentence, for who hears it. */
function spoken(
  { sentence, question, blocked, verdict }: Understanding,
  trouble: { said: string; fits: string } | undefined,
): string | undefined {
  if (trouble) return `${trouble.said} ${trouble.fits}`
  const parts = [sentence && plainText(sentence), question, ...(verdict?.lines ?? []), verdict?.right, blocked]
  return parts.filter(Boolean).join('. ') || undefined
}

/** Says the preview when the person rests. */
function useSaid(text: string, said: string | undefined): void {
  useEffect(() => {
    if (text === '' || said === undefined) return undefined
    const timer = setTimeout(() => announce(said), REST)
    return () => clearTimeout(timer)
  }, [text, said])
}
