import { RotateCcw } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { announce } from '#src/ui/live-region.tsx'
import { groupsOf, type Command } from '../gate/command.ts'
import { resetKeymap, useCommands } from '../gate/commands-provider.tsx'
import { conflicts, forbiddenKeys, takenBy } from './keymap.ts'
import { keysText } from '#src/ui/keys/key-strings.ts'
import { matchEvent } from './keys.ts'
import { fold, termsOf } from '../palette/rank.ts'

/** All commands with their keys: press new ones, see what is in the way, go back to the defaults. */
export function KeymapSettings() {
  const { t } = useText()
  const commands = useCommands()
  const { registry, changes, setChanges, keymap } = commands
  const [query, setQuery] = useState('')
  const terms = termsOf(query)
  const titleOf = (command: Command) => t(command.title, command.titleValues?.(commands.source.current()))
  const fits = (command: Command) => terms.every((term) => fold(titleOf(command)).includes(term))
  const fights = conflicts(registry.all, keymap)

  return (
    <div className="px-4 py-3">
      <div className="mb-3 flex flex-wrap items-center gap-4">
        <input
          data-autofocus
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          aria-label={t('commands.cheatSheet.search')}
          placeholder={t('commands.cheatSheet.search')}
          className="h-8 w-60 rounded-control border border-control bg-surface px-2"
        />
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            checked={changes.singleKeys}
            onChange={(event) => setChanges({ ...changes, singleKeys: event.target.checked })}
          />
          {t('commands.keymap.singleKeys')}
        </label>
        <Button icon={RotateCcw} onClick={() => resetKeymap(commands)} className="ml-auto">
          {t('commands.keymap.resetAll')}
        </Button>
      </div>
      {groupsOf(registry.all).map((group) => {
        const rows = registry.all.filter((command) => command.group === group && fits(command))
        if (rows.length === 0) return null
        return (
          <section key={group} className="mb-4">
            <h3 className="border-b border-line-strong py-1 text-section text-text-2">
              {t(`commands.group.${group}`)}
            </h3>
            <ul>
              {rows.map((command) => (
                <KeyRow
                  key={command.id}
                  command={command}
                  title={titleOf(command)}
                  rivals={fights.flatMap((fight) =>
                    fight.commandIds.includes(command.id)
                      ? fight.commandIds.filter((id) => id !== command.id).flatMap((id) => registry.get(id) ?? [])
                      : [],
                  )}
                  titleOf={titleOf}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

interface KeyRowProps {
  command: Command
  title: string
  rivals: readonly Command[]
  titleOf(command: Command): string
}

function KeyRow({ command, title, rivals, titleOf }: KeyRowProps) {
  const { t } = useText()
  const { keymap, changes, setChanges } = useCommands()
  const [recording, setRecording] = useState(false)
  const changeButton = useRef<HTMLButtonElement>(null)
  const keys = keymap.get(command.id) ?? []
  const changed = Object.hasOwn(changes.keys, command.id)
  const set = (list: readonly string[]) => setChanges({ ...changes, keys: { ...changes.keys, [command.id]: list } })
  const reset = () => {
    const { [command.id]: _dropped, ...others } = changes.keys
    setChanges({ ...changes, keys: others })
  }
  return (
    <li className="flex min-h-9 flex-wrap items-center gap-2 border-b border-line py-1">
      <span className="w-72 truncate">{title}</span>
      {recording ? (
        <KeyRecorder
          command={command}
          titleOf={titleOf}
          onLeave={() => setRecording(false)}
          onDone={(recorded) => {
            setRecording(false)
            changeButton.current?.focus()
            if (recorded) set([recorded])
          }}
        />
      ) : (
        <span className="flex items-center gap-2">
          {keys.map((key) => (
            <KeyCaps key={key} keys={key} />
          ))}
          {keys.length === 0 && <span className="text-text-3">{t('commands.keymap.none')}</span>}
        </span>
      )}
      {rivals.length > 0 && (
        <span className="text-chip text-status-red">
          {t('commands.keymap.conflict', { name: rivals.map(titleOf).join(', ') })}
        </span>
      )}
      <span className="ml-auto flex gap-1">
        <Button
          variant="quiet"
          ref={changeButton}
          aria-label={t('commands.keymap.changeNamed', { name: title })}
          onClick={() => setRecording(true)}
        >
          {t('commands.keymap.change')}
        </Button>
        {keys.length > 0 && (
          <Button
            variant="quiet"
            aria-label={t('commands.keymap.removeNamed', { name: title })}
            onClick={() => set([])}
          >
            {t('commands.keymap.remove')}
          </Button>
        )}
        {changed && (
          <Button variant="quiet" aria-label={t('commands.keymap.resetNamed', { name: title })} onClick={reset}>
            {t('commands.keymap.reset')}
          </Button>
        )}
      </span>
    </li>
  )
}

interface KeyRecorderProps {
  command: Command
  titleOf(command: Command): string
  /** A key was taken over, or Esc pressed. */
  onDone(keys: string | undefined): void
  /** The focus went elsewhere. */
  onLeave(): void
}

/** Takes up to two strokes; Enter accepts, Esc turns away. Keys that cannot be had are refused with the reason. */
function KeyRecorder({ command, titleOf, onDone, onLeave }: KeyRecorderProps) {
  const { t } = useText()
  const { registry, keymap, mac } = useCommands()
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<string>()
  const taken = typed === '' ? [] : takenBy(command, typed, registry.all, keymap)

  const onKeyDown = (event: KeyboardEvent) => {
    const stroke = matchEvent(event.nativeEvent, mac)
    if (!stroke || stroke === 'tab' || stroke === 'shift+tab') return
    event.preventDefault()
    event.stopPropagation()
    // The Enter that opened this may still be held down.
    if (event.repeat) return
    if (stroke === 'escape') return onDone(undefined)
    if (stroke === 'enter' && typed !== '') return onDone(typed)
    const why = forbiddenKeys(stroke)
    setRefused(why && t(why))
    if (why) return announce(t(why))
    const next = typed === '' || typed.includes(' ') ? stroke : `${typed} ${stroke}`
    setTyped(next)
    announce(keysText(next, { mac, t }))
  }
  return (
    <span className="flex items-center gap-2">
      <button
        type="button"
        data-own-keys
        // The element appears because the person asked to press a key; it has to hear the next one.
        ref={(element) => element?.focus()}
        onKeyDown={onKeyDown}
        onBlur={onLeave}
        aria-label={t('commands.keymap.press', { name: titleOf(command), enter: keysText('enter', { mac, t }) })}
        className="flex h-7 min-w-32 items-center gap-2 rounded-control border border-accent bg-surface px-2"
      >
        {typed === '' ? (
          <span className="text-text-3">
            {t('commands.keymap.pressShort', { enter: keysText('enter', { mac, t }) })}
          </span>
        ) : (
          <KeyCaps keys={typed} />
        )}
      </button>
      {refused && <span className="text-chip text-status-red">{refused}</span>}
      {taken.length > 0 && (
        <span className="text-chip text-status-amber">
          {t('commands.keymap.taken', { name: taken.map(titleOf).join(', ') })}
        </span>
      )}
    </span>
  )
}
