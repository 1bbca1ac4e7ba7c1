import { ChevronDown, ChevronRight } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useRowKeys } from '#src/commands/keys/local-keys.ts'
import { gotoId } from '#src/commands/goto-id.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import type { MessageKey } from '#src/i18n/keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeyLookup } from '#src/ui/keys/keys-of.tsx'
import { PathLink } from '../path-link.tsx'
import type { MenuGroup, MenuScreen } from './menu-groups.ts'

const itemsIn = (tree: HTMLElement) => [...tree.querySelectorAll<HTMLElement>('[role="treeitem"]')]

/** One step along the lines that are to be seen. */
function step(by: number, tree: HTMLElement): void {
  const items = itemsIn(tree)
  items[items.findIndex((item) => item === document.activeElement) + by]?.focus()
}

/**
 * Headings that open and close, and below them links to screens. ↑ ↓ go along the lines, → opens a heading and goes into it, ← closes it
 * or goes up to it, Pos1 and Ende to the ends, Eingabe opens the screen.
 */
export function ScreenTree({ groups }: { groups: readonly MenuGroup[] }) {
  const { t } = useText()
  const tree = useRef<HTMLUListElement>(null)
  const [closed, setClosed] = useState<ReadonlySet<MessageKey>>(new Set())
  const [entrance, setEntrance] = useState<string>()
  useRowKeys(tree, step)
  const fold = (title: MessageKey, isClosed: boolean) =>
    setClosed((before) => new Set([...before, title].filter((one) => one !== title || isClosed)))
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    const item = document.activeElement
    const list = event.currentTarget
    const heading = item?.closest<HTMLElement>('[data-group]') ?? undefined
    const group = groups.find(({ title }) => title === heading?.dataset['group'])
    if (!(item instanceof HTMLElement) || group === undefined) return
    const isHeading = item.ariaExpanded !== null
    const isClosed = closed.has(group.title)
    const moves: Record<string, () => void> = {
      ArrowDown: () => step(1, list),
      ArrowUp: () => step(-1, list),
      Home: () => itemsIn(list)[0]?.focus(),
      End: () => itemsIn(list).at(-1)?.focus(),
      ArrowRight: () => {
        if (isHeading && isClosed) fold(group.title, false)
        else if (isHeading) step(1, list)
      },
      ArrowLeft: () => {
        if (isHeading) fold(group.title, true)
        else heading?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
      },
    }
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    event.stopPropagation()
    move()
  }
  const first = entrance ?? groups[0]?.title
  return (
    <ul
      ref={tree}
      role="tree"
      aria-label={t('classic.title')}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setEntrance(target.dataset['entrance'])}
      className="max-w-160 px-4 py-2"
    >
      {groups.map(({ title, screens }) => {
        const isClosed = closed.has(title)
        return (
          <li key={title} role="none" data-group={title} className="pt-1">
            <button
              type="button"
              role="treeitem"
              aria-level={1}
              aria-expanded={!isClosed}
              data-entrance={title}
              data-autofocus={title === groups[0]?.title ? '' : undefined}
              tabIndex={first === title ? 0 : -1}
              onClick={() => fold(title, !isClosed)}
              className="ring-inside press flex h-8 w-full items-center gap-2 rounded-control text-left hover:bg-hover"
            >
              <Fold isClosed={isClosed} />
              <span className="text-panel">{t(title)}</span>
              <Count of={screens} />
            </button>
            {!isClosed && (
              <ul role="group" aria-label={t(title)}>
                {screens.map((screen) => (
                  <ScreenLine key={screen.path} screen={screen} isEntrance={first === screen.path} />
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Fold({ isClosed }: { isClosed: boolean }) {
  const Icon = isClosed ? ChevronRight : ChevronDown
  return <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-text-2" />
}

function Count({ of }: { of: readonly MenuScreen[] }) {
  const format = useFormat()
  return <span className="text-chip text-text-3">{format.number(of.length)}</span>
}

function ScreenLine({ screen: { path, title }, isEntrance }: { screen: MenuScreen; isEntrance: boolean }) {
  const { t } = useText()
  const keys = useKeyLookup()(gotoId(path))
  return (
    <li role="none">
      <PathLink
        to={path}
        role="treeitem"
        aria-level={2}
        data-entrance={path}
        tabIndex={isEntrance ? 0 : -1}
        className={classes(
          'ring-inside flex h-8 items-center gap-3 rounded-control border-b border-line pr-2 pl-6 hover:bg-hover',
        )}
      >
        <span className="min-w-0 truncate">{t(title)}</span>
        <span className="ml-auto truncate text-chip text-text-3 max-[479px]:hidden">{path}</span>
        <span className="flex w-16 shrink-0 justify-end">{keys && <KeyCaps keys={keys} small />}</span>
      </PathLink>
    </li>
  )
}
