import { ChevronDown } from 'lucide-react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { ariaKeys } from '#src/commands/keys/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeyLookup } from '#src/ui/keys/keys-of.tsx'
import type { ListTab } from './define-tabs.tsx'

interface StripProps {
  tabs: readonly ListTab[]
  current: ListTab
  onOpen(id: string): void
  /** They are few and short: they have room beside each other in a narrow column. */
  isNarrow?: boolean | undefined
}

/** With more of them than this their keys wait for more room. */
const FEW = 5

/** The lists of a screen, each with its number of rows and its key; where there is little room, one button that names them. */
export function TabStrip(props: StripProps) {
  const { t } = useText()
  const { isNarrow } = props
  const areMany = props.tabs.length > FEW
  return (
    <>
      <nav
        aria-label={t('list.view.choose')}
        className={classes(
          'h-9 shrink-0 items-stretch gap-4 pl-4',
          isNarrow ? 'flex border-b border-line' : areMany ? 'hidden @min-[960px]:flex' : 'hidden @min-[700px]:flex',
        )}
      >
        {props.tabs.map((tab, at) => (
          <TabLink
            key={tab.id}
            tab={tab}
            at={at}
            isCurrent={tab === props.current}
            onOpen={props.onOpen}
            hidesKeys={isNarrow}
            areMany={areMany}
          />
        ))}
      </nav>
      {!isNarrow && <NarrowTabs current={props.current} areMany={areMany} />}
    </>
  )
}

function TabLink(props: {
  tab: ListTab
  at: number
  isCurrent: boolean
  onOpen(id: string): void
  hidesKeys: boolean | undefined
  areMany: boolean
}) {
  const { tab, at, isCurrent, onOpen } = props
  const { t } = useText()
  const format = useFormat()
  const { mac } = useCommands()
  const keys = useKeyLookup()(`list.tab${at + 1}`)
  const count = tab.useCount()
  const warns = tab.warns === true && count !== undefined && count > 0
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'page' : undefined}
      aria-keyshortcuts={keys && ariaKeys(keys, mac)}
      onClick={() => onOpen(tab.id)}
      className={classes(
        'ring-inside relative -mx-1 inline-flex items-center gap-1.5 px-1 whitespace-nowrap',
        isCurrent ? 'font-semibold text-text' : 'text-text-2 hover:text-text',
      )}
    >
      <span className="inline-grid">
        <span aria-hidden className="invisible col-start-1 row-start-1 font-semibold">
          {t(tab.title)}
        </span>
        <span className="col-start-1 row-start-1">{t(tab.title)}</span>
      </span>
      {count !== undefined && (
        <span className={classes('text-chip font-normal', warns ? 'text-status-amber' : 'text-text-3')}>
          {format.number(count)}
        </span>
      )}
      {keys && !props.hidesKeys && (
        <span className={props.areMany ? 'hidden @min-[1240px]:inline-flex' : 'inline-flex'}>
          <KeyCaps keys={keys} small />
        </span>
      )}
      {isCurrent && <span aria-hidden className="forced-fill absolute inset-x-1 bottom-0 h-0.5 bg-accent" />}
    </button>
  )
}

function NarrowTabs({ current, areMany }: { current: ListTab; areMany: boolean }) {
  const { t } = useText()
  const { run, mac } = useCommands()
  const keys = useKeyLookup()('list.view')
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={keys && ariaKeys(keys, mac)}
      onClick={() => void run('list.view')}
      className={classes(
        'press mt-1 ml-3 inline-flex h-7 shrink-0 items-center gap-1.5 rounded-control px-1 hover:bg-hover',
        areMany ? '@min-[960px]:hidden' : '@min-[700px]:hidden',
      )}
    >
      {t('list.tab.named', { name: t(current.title) })}
      {keys && <KeyCaps keys={keys} small />}
      <ChevronDown aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
    </button>
  )
}
