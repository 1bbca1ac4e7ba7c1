import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { isMac } from '#src/ui/keys/key-strings.ts'
import { useCommandsIfAny } from '../gate/commands-provider.tsx'
import { isSingleKey, matchEvent } from './keys.ts'
import { createLocalKeyStore, type LocalKey, type LocalKeyStore } from './local-key-store.ts'
import { isTextField } from './own-keys.ts'

/**
 * Keys of one part of the screen, for choices that are no commands. They rest in text fields, behind an open dialog and
 * while the focus is in another part; they stand in the overview of this part and obey the switch for single keys. `within`
 * is the part's outermost element. Gives the key as it is to be shown: undefined while it is switched off.
 */
export function useLocalKeys(
  within: RefObject<HTMLElement | null>,
  keys: readonly LocalKey[],
): (keys: string) => string | undefined {
  const commands = useCommandsIfAny()
  const store = commands?.localKeys
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const entry = { element: () => within.current, keys: () => latest.current }
    return store === undefined ? listenAlone(entry) : store.add(entry)
  }, [within, store])
  const singleKeys = commands?.changes.singleKeys ?? true
  return useCallback((shown) => (singleKeys || !isSingleKey(shown) ? shown : undefined), [singleKeys])
}

/** `j` and `k`, as lists of records have them, for any other rows; only while the focus is in them. */
export function useRowKeys(within: RefObject<HTMLElement | null>, move: (by: 1 | -1, rows: HTMLElement) => void): void {
  const { t } = useText()
  const go = (by: 1 | -1) => () => {
    if (within.current !== null) move(by, within.current)
  }
  useLocalKeys(within, [
    { keys: 'j', title: t('commands.list.down'), withFocus: true, repeatable: true, run: go(1) },
    { keys: 'k', title: t('commands.list.up'), withFocus: true, repeatable: true, run: go(-1) },
  ])
}

/** Where no one is signed in there is no keymap and no listener for all keys. */
function listenAlone(entry: Parameters<LocalKeyStore['add']>[0]): () => void {
  const store = createLocalKeyStore()
  store.add(entry)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isTextField(event.target)) return
    const stroke = matchEvent(event, isMac())
    const local = stroke === undefined ? undefined : store.find(stroke, true)
    if (local === undefined) return
    event.preventDefault()
    if (!event.repeat || local.repeatable) local.run()
  }
  window.addEventListener('keydown', onKeyDown)
  return () => window.removeEventListener('keydown', onKeyDown)
}
