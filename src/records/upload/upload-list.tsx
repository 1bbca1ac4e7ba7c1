import { Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { recordFocus } from '#src/commands/gate/command.ts'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import type { FileRowsHandle, TabsHandle } from '#src/commands/gate/screen-handles.ts'
import type { RecordKind } from '#src/contract/records/kinds.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { usePanels } from '#src/workspace/panels/panels.ts'
import { pickFiles } from './given-files.ts'
import { canGoOn, isUnderWay, type UploadItem } from './item.ts'
import { uploadCounts } from './upload-counts.ts'
import type { Uploads } from './upload-ports.ts'
import { UploadRow, type UploadWords } from './upload-row.tsx'

interface ListProps<Target> {
  uploads: Uploads<Target>
  items: readonly UploadItem<Target>[]
  /** What a file becomes; its panel opens from the row. */
  kind: RecordKind
  /** Endings of files that may be chosen, each with its dot. */
  endings: readonly string[]
  words: UploadWords
  /** Asks for files; where nothing is in the list it is what can be done. */
  pick: { title: string; keys?: string | undefined; onRun(): void }
  tabs?: TabsHandle
}

/** Rows a page key moves by. */
const PAGE = 5

/** The files on their way and how each of them stands, driven by the keys of lists and their own. */
export function UploadList<Target>({ uploads, items, kind, endings, words, pick, tabs }: ListProps<Target>) {
  const { t } = useText()
  const panels = usePanels()
  const list = useRef<HTMLUListElement>(null)
  const [focusedId, setFocusedId] = useState<string>()
  const at = items.findIndex(({ id }) => id === focusedId)
  const current = items[at] ?? items[0]
  const focusAt = (index: number) => {
    const place = Math.min(Math.max(index, 0), items.length - 1)
    list.current?.querySelectorAll<HTMLElement>(':scope > li')[place]?.focus()
  }
  useRowFocus(list, items, current?.id)

  const goOn = async (item: UploadItem<Target>) => {
    if (item.state !== 'refused') return uploads.resume(item.id)
    const [file] = await pickFiles(endings, { many: false })
    if (file !== undefined) uploads.replace(item.id, file)
  }
  const open = (how: 'replace' | 'add', focus = true) => {
    const { record } = current ?? {}
    if (record !== undefined) panels.open({ kind, id: record.id }, { how, focus })
  }
  const proposals = current?.filing?.choices?.length ?? 0
  const choose = async (item: UploadItem<Target> | undefined, number: number) => {
    const choice = item?.filing?.choices?.[number - 1]
    if (item !== undefined && choice !== undefined) await uploads.choose(item.id, choice.id)
  }
  const held = items.filter(canGoOn)
  const done = items.filter(({ state }) => state === 'done')
  const isWaiting = current !== undefined && (current.state === 'refused' || canGoOn(current))
  const files: FileRowsHandle = {
    proposals,
    choose: (number) => choose(current, number),
    ...(current && { remove: () => uploads.remove(current.id) }),
    ...(isWaiting && { goOn: () => void goOn(current) }),
    ...(held.length > 0 && { goOnAll: () => held.forEach(({ id }) => uploads.resume(id)) }),
    ...(done.length > 0 && { clear: () => uploads.clear() }),
  }
  const part = useFocusScope<HTMLDivElement>({
    // While one of several is to be chosen digits choose it, and no tab.
    scopes: ['list', 'own:uploads', proposals > 0 ? 'own:uploadChoice' : tabs === undefined ? 'list' : 'tabs'],
    list: {
      kind,
      move: (by) => focusAt((at < 0 ? 0 : at) + by),
      first: () => focusAt(0),
      last: () => focusAt(items.length - 1),
      page: (by) => focusAt((at < 0 ? 0 : at) + by * PAGE),
      clear: () => false,
      open: (how) => open(how ?? 'replace'),
      peek: () => open('replace', false),
      hasPanel: () => current?.record !== undefined,
      files,
      ...(tabs && { tabs }),
    },
    focus: current?.record && recordFocus(kind, current.record.id, { name: current.record.name }),
  })
  const going = items.filter(isUnderWay).length
  return (
    <div ref={part} className="flex min-h-0 grow flex-col">
      <Summary items={items} />
      <div className="min-h-0 grow overflow-y-auto">
        {items.length === 0 ? (
          <EmptyState icon={Upload} title={t('upload.empty.title')} text={t('upload.empty.text')} primary={pick} />
        ) : (
          <ul ref={list} aria-label={t('upload.list')}>
            {items.map((item, index) => (
              <li
                key={item.id}
                data-index={index}
                data-item={item.id}
                data-record={item.record?.id}
                tabIndex={item === current ? 0 : -1}
                className="ring-inside border-b border-line px-4 focus-within:bg-tint hover:bg-hover focus:bg-tint focus:edge-shown"
                onFocus={() => setFocusedId(item.id)}
                onDoubleClick={() => open('replace')}
              >
                <UploadRow
                  item={item}
                  isCurrent={item === current}
                  others={going}
                  words={words}
                  onRemove={() => void uploads.remove(item.id)}
                  onGoOn={() => void goOn(item)}
                  onChoose={(number) => void choose(item, number)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      <p data-foot className="flex h-10 shrink-0 items-center gap-2 border-t border-line px-4 text-chip text-text-2">
        <span className="min-w-0 truncate">{t('upload.dropHere')}</span>
        <KeyCaps keys="mod+v" small />
      </p>
    </div>
  )
}

function Summary({ items }: { items: readonly UploadItem<unknown>[] }) {
  const { t } = useText()
  const format = useFormat()
  const counts = uploadCounts(items)
  if (counts.length === 0) return null
  return (
    <p
      role="status"
      className="flex shrink-0 flex-wrap gap-x-3 border-y border-line bg-sunken px-4 py-1 text-chip text-text-2"
    >
      {counts.map(({ key, number }, at) => (
        <span key={key} className={at < 2 ? 'font-semibold text-text' : undefined}>
          {t(key, { number: format.number(number, 0) })}
        </span>
      ))}
    </p>
  )
}

/** The first row has the focus when rows come, and the next one when its own has gone, unless the person is at work elsewhere. */
function useRowFocus(
  list: React.RefObject<HTMLUListElement | null>,
  items: readonly { id: string }[],
  currentId: string | undefined,
): void {
  const shown = items.map(({ id }) => id).join()
  useEffect(() => {
    const active = document.activeElement
    const isFree = active === null || active === document.body || active.tagName === 'MAIN'
    if (isFree && currentId !== undefined)
      list.current?.querySelector<HTMLElement>(`[data-item="${currentId}"]`)?.focus()
  }, [list, shown, currentId])
}
