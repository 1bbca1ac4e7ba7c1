import './line.css'
import { useId, useRef } from 'react'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeyLookup } from '#src/ui/keys/keys-of.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { HistoryRows } from './history-rows.tsx'
import { LineField } from './field.tsx'
import { choicesOf, obstacleOf } from './text.ts'
import { LineChips, LineSentence, Suggestions } from './preview.tsx'
import { useLine } from './use-line.ts'

/** Lines of the history that are seen; the others are a key away. */
const SHOWN_LINES = 3

/** A line in which the Dispo is typed: what it means is seen while it is typed, and nothing is done before Enter. */
export function CommandLine({ here, onClose }: { here: CommandContext; onClose(): void }) {
  const { t } = useText()
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const keysOf = useKeyLookup()
  const part = useFocusScope<HTMLElement>({ scopes: ['own:line'] })
  const line = useLine(here, input, onClose)
  const {
    text,
    setText,
    lines,
    parsed,
    meaning,
    isAsking,
    said,
    offered,
    index,
    areExamples,
    isPicking,
    objection,
    run,
  } = line
  const { trouble, missing } = parsed
  const mark = trouble
    ? ({ ...trouble, as: choicesOf(trouble) ? 'choose' : 'wrong' } as const)
    : meaning.wrong
      ? ({ ...meaning.wrong, as: 'wrong' } as const)
      : isAsking || meaning.replaces === undefined || offered.length === 0 || meaning.replaces.to > text.length
        ? undefined
        : ({ ...meaning.replaces, as: 'choose' } as const)
  const why =
    objection ??
    obstacleOf(meaning, { isAsking, trouble: said?.said, missing: missing && t(`line.part.${missing}`) }, t)
  return (
    <section
      ref={part}
      aria-label={t('line.title')}
      data-own-keys
      className="line-dock @container flex flex-col bg-surface"
    >
      <header className="line-head flex shrink-0 items-center gap-2 border-b border-line px-4 text-chip">
        <h2 className="text-panel">{t('line.title')}</h2>
        <span className="min-w-0 truncate text-body text-text-2">{t(`line.form.${parsed.verb ?? 'plan'}`)}</span>
        <span className="ml-auto flex shrink-0 items-center gap-4 text-text-2 line-wide">
          <Hint keys={keysOf('line.earlier')} word={t('line.earlier')} />
          <Hint keys="tab" word={t('line.complete')} />
        </span>
        <button
          type="button"
          aria-label={t('ui.close')}
          aria-keyshortcuts="Escape"
          onClick={onClose}
          className="press line-close flex h-6 items-center rounded-control px-1 hover:bg-hover"
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
          onUndo={line.undo}
        />
      )}
      <div className="flex line-field h-11 shrink-0 items-center border-2 border-accent">
        <span aria-hidden className="line-gutter shrink-0 text-title text-accent">
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
          onKeyDown={line.onKeyDown}
        />
        <button
          type="button"
          aria-expanded={areExamples}
          onClick={line.toggleExamples}
          className="press line-examples flex h-7 shrink-0 items-center gap-2 rounded-control px-1 text-chip text-text-2 hover:bg-hover line-wide"
        >
          <Hint keys={keysOf('line.examples')} word={t('line.examples')} />
        </button>
      </div>
      {/* Always as high: what stands above does not jump while somebody types. */}
      <div
        className={classes(
          'line-meaning flex min-h-0 shrink flex-col overflow-y-auto',
          // Below the line stands where it goes wrong.
          mark?.as === 'wrong' && 'pt-4',
        )}
      >
        {!areExamples && said && trouble && (
          <div className={classes('line-under shrink-0 pr-4 pb-1 text-body', mark?.as !== 'wrong' && 'pt-1')}>
            <StatusWord status={mark?.as === 'wrong' ? 'failure' : 'warning'} coloured>
              {said.said}
            </StatusWord>{' '}
            <span className="text-text-2">{said.fits}</span>
          </div>
        )}
        {!areExamples && !trouble && meaning.chips.length > 0 && (
          <LineChips chips={meaning.chips} isPlan={parsed.verb === 'plan'} isWhole={parsed.verb === 'create'} />
        )}
        {!areExamples && !trouble && <LineSentence meaning={meaning} isAsking={isAsking} />}
        <Suggestions id={listId} all={offered} marked={index} isPicking={isPicking} onTake={line.take} />
      </div>
      <footer className="line-foot flex h-11 shrink-0 items-center gap-2 border-t border-line px-4">
        <Button keys="enter" disabledReason={why} onClick={() => void run({ stays: false, withReason: false })}>
          {t('line.run')}
        </Button>
        {meaning.withReason === true && !isAsking ? (
          <Button keys={keysOf('line.runWithReason')} onClick={() => void run({ stays: false, withReason: true })}>
            {t('line.runWithReason')}
          </Button>
        ) : (
          <Button keys="mod+enter" disabledReason={why} onClick={() => void run({ stays: true, withReason: false })}>
            {t('line.runAndStay')}
          </Button>
        )}
        <span className="flex min-w-0 items-center gap-1 truncate text-body text-text-2 line-wide">
          {objection === undefined && isPicking ? (
            <>
              {offered.map(({ id, number }) => number !== undefined && <KeyCaps key={id} keys={String(number)} />)}{' '}
              {t('line.hint.number')}
            </>
          ) : objection === undefined && offered.length > 0 ? (
            <>
              {t('line.hint.choose')} <KeyCaps keys="up" /> <KeyCaps keys="down" /> {t('line.hint.mark')}{' '}
              <KeyCaps keys="tab" /> {t('line.hint.take')}
            </>
          ) : (
            why
          )}
        </span>
      </footer>
    </section>
  )
}

function Hint({ keys, word }: { keys: string | undefined; word: string }) {
  return (
    <span className="flex items-center gap-2">
      {keys !== undefined && <KeyCaps keys={keys} />}
      {word}
    </span>
  )
}
